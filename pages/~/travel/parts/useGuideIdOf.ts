import { z } from 'zod'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { answer } from '#renderer/api.ts'
import { call } from '#renderer/travel/call.ts'

const Found = z.object({ guide: z.object({ id: z.string() }) })

/** Which guide a section or a line belongs to: their own addresses do not say so. */
export function useGuideIdOf(kind: 'sections' | 'activities', id: string) {
  const { data, error, retry } = useAnswer(['travel', kind, id], () =>
    answer(Found, call(`/travel/${kind}/${encodeURIComponent(id)}`)),
  )
  return { guideId: data?.guide.id ?? null, error, retry }
}
