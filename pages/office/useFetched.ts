import { useRef } from 'react'
import type { Call } from '#renderer/api/endpoint.ts'
import { request } from '#renderer/api/request.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'

/**
 * What a call answers. While another answer is fetched, the last one stays. Another `state` makes another request of the
 * same call. Lists have list-kit/useRows.ts.
 */
export function useFetched<Data>(call: Call<Data>, state = '') {
  const { data, error, isValidating, retry } = useAnswer(['office', call.path, state], () => request(call))
  const last = useRef<Data>(undefined)
  if (data) last.current = data
  return { data: data ?? last.current, error, isBusy: isValidating && !data, retry }
}
