import { useRef } from 'react'
import type { Call } from '#renderer/api/endpoint.ts'
import { request } from '#renderer/api/request.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'

/**
 * The response of a call. The last one stays while another is fetched. A change of `state` repeats the call. For lists
 * see list-kit/useRows.ts.
 */
export function useFetched<Data>(call: Call<Data>, state = '') {
  const { data, error, isValidating, retry } = useAnswer(['office', call.path, state], () => request(call))
  const last = useRef<Data>(undefined)
  if (data) last.current = data
  return { data: data ?? last.current, error, isBusy: isValidating && !data, retry }
}
