import { useEffect, useState } from 'react'
import { z } from 'zod'
import { pathOf } from '#renderer/api/call-path.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { answer } from '#renderer/api.ts'
import { call } from '#renderer/travel/call.ts'
import { useTravelStore } from '../store/useTravelStore.ts'

const Found = z.object({ guide: z.object({ id: z.string() }) })

/**
 * Which guide a section or a line belongs to: their own addresses do not say so. What the device keeps is known without
 * a network; of the rest the server is asked, and its refusal counts once the device has been looked through.
 */
export function useGuideIdOf(kind: 'sections' | 'activities', id: string) {
  const store = useTravelStore()
  const [kept, setKept] = useState<{ guideId: string | null }>()
  useEffect(() => {
    let isHere = true
    store
      ?.guideIdOf(kind, id)
      .catch(() => null)
      .then((guideId) => isHere && setKept({ guideId }))
    return () => {
      isHere = false
    }
  }, [store, kind, id])
  const { data, error, retry } = useAnswer(['travel', kind, id], () =>
    answer(Found, call(pathOf`/travel/${kind}/${id}`)),
  )
  return { guideId: kept?.guideId ?? data?.guide.id ?? null, error: kept ? error : undefined, retry }
}
