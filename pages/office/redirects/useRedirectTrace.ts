import { request } from '#renderer/api/request.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { useSettled } from '#renderer/form/useSettled.ts'
import { traceAddress } from './endpoints.ts'

const ADDRESS = /^\/(?![/\\])/

/**
 * Where an address of the site currently leads (debounced); `undefined` for invalid addresses. A new `state`, after a
 * change, reloads it.
 */
export function useRedirectTrace(address: string, state = '') {
  const settled = useSettled(address.trim())
  const path = ADDRESS.test(settled) && !settled.endsWith('/**') ? settled : ''
  const { data, error, isValidating } = useAnswer(['office', 'way', path, state], async () =>
    path ? (await request(traceAddress({ query: { path } }))).way : null,
  )
  return {
    trace: data ?? undefined,
    isValidating: isValidating && path !== '',
    hasFailed: Boolean(error) && !isValidating,
  }
}
