import { askStandstill } from './ask-standstill.ts'

/** So long an answer may take, in milliseconds: who waited for one for ever would never look again. */
const TIME_LIMIT = 10_000
/** Not to be had for a while: busy, or closed. */
const PASSING = [429, 503]

/** Whether pages can be read again. Where nothing is known, as without a network, nobody is led away into nothing. */
export async function isReadable(): Promise<boolean> {
  const standstill = await askStandstill()
  return standstill !== null && standstill.mode !== 'closed'
}

/** Whether the page that another one stands in for, under the same address, can be had. Rejects where nothing answers. */
export async function isThisBack(): Promise<boolean> {
  const { status } = await fetch(location.href, {
    method: 'HEAD',
    cache: 'no-store',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIME_LIMIT),
  })
  return !PASSING.includes(status)
}
