import useSWR from 'swr'
import { z } from 'zod'
import { Author } from '#domain/author.ts'
import { send } from '#renderer/api/send.ts'
import { answer } from '#renderer/api.ts'
import { publicConfig } from '#renderer/auth/public-config.ts'

const AuthorsAnswer = z.object({
  authors: z.object({ list: z.array(Author.pick({ id: true, name: true, role: true })) }),
})

const ask = async () => {
  const { apiHost } = await publicConfig()
  const call = send(`${apiHost}/v1/manage/authors?limit=100`, {}, { outlivesPage: true })
  return (await answer(AuthorsAnswer, call)).authors.list
}

/** Everybody who can be named as a writer. */
export function useAuthors() {
  const { data, error, isLoading } = useSWR(['manage-authors'], ask, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  return { authors: data ?? [], error, isLoading }
}
