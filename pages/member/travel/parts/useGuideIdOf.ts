import { useEffect, useState } from 'react'
import { z } from 'zod'
import { endpoint } from '#renderer/api/endpoint.ts'
import { request } from '#renderer/api/request.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { OFTEN_OFFLINE } from '#renderer/travel/calls.ts'
import { useTravelStore } from '../store/useTravelStore.ts'

const Found = z.object({ guide: z.object({ id: z.string() }) })

/**
 * The guide of a section or an activity, which their URLs do not contain. Looked up on the device first, which works
 * offline, otherwise on the server; its refusal counts only after the device was searched.
 */
export function useGuideIdOf(kind: 'sections' | 'activities', id: string) {
  const store = useTravelStore()
  const [stored, setStored] = useState<{ guideId: string | null }>()
  useEffect(() => {
    let isHere = true
    store
      ?.guideIdOf(kind, id)
      .catch(() => null)
      .then((guideId) => isHere && setStored({ guideId }))
    return () => {
      isHere = false
    }
  }, [store, kind, id])
  const { data, error, retry } = useAnswer(['travel', kind, id], () =>
    request(endpoint(`GET /travel/${kind}/:id`, Found, OFTEN_OFFLINE)({ param: { id } })),
  )
  return { guideId: stored?.guideId ?? data?.guide.id ?? null, error: stored ? error : undefined, retry }
}
