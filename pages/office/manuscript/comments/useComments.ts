import { useRef } from 'react'
import useSWR from 'swr'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { useAction } from '#renderer/form/useAction.ts'
import { useManuscriptState, useManuscriptStore } from '../manuscript-context.ts'

/** The comments of the manuscript, with functions to add and resolve. */
export function useComments() {
  const store = useManuscriptStore()
  const id = useManuscriptState(({ document }) => document?.manuscript.id)
  const { data, error, mutate } = useSWR(['comments', store.kind, id], store.calls.comments)
  const { isBusy, problem, run } = useAction()
  // A retry sends the same id.
  const nextId = useRef(randomIdentifier())
  const loaded = data ?? []
  const add = (text: string, blockId: string | null, onDone: () => void) =>
    run(async () => {
      const comment = await store.calls.addComment(nextId.current, text, blockId)
      nextId.current = randomIdentifier()
      onDone()
      await mutate([...loaded.filter((one) => one.id !== comment.id), comment], { revalidate: false })
      await store.refresh()
    })
  const settle = (settled: string) =>
    run(async () => {
      const comment = await store.calls.resolveComment(settled)
      await mutate(
        loaded.map((one) => (one.id === comment.id ? comment : one)),
        { revalidate: false },
      )
      await store.refresh()
    })
  return { comments: data, error, retry: () => void mutate(), isBusy, problem, add, settle }
}
