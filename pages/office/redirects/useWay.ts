import { pathOf } from '#renderer/api/call-path.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { useSettled } from '#renderer/form/useSettled.ts'
import { ask } from '../ask.ts'
import { WayAnswer } from './answers.ts'

const ADDRESS = /^\/(?![/\\])/

/**
 * Where an address of the site leads now, asked once it has stood still; `undefined` for what is none. It is asked again
 * when `state`, what was changed here, is another one.
 */
export function useWay(address: string, state = '') {
  const settled = useSettled(address.trim())
  const path = ADDRESS.test(settled) && !settled.endsWith('/**') ? settled : ''
  const { data, error, isAsking } = useAnswer(['office', 'way', path, state], async () =>
    path ? (await ask(WayAnswer, pathOf`/redirects/way?${new URLSearchParams({ path })}`)).way : null,
  )
  return { way: data ?? undefined, isAsking: isAsking && path !== '', hasFailed: Boolean(error) && !isAsking }
}
