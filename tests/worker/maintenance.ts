import { expect } from 'vitest'
import { ALL_OPEN, type Switches } from '#domain/site/switches.ts'
import { call, type MemberSite } from './member-site.ts'

/** How long it may take until every isolate uses the new switches. */
const SECONDS = { timeout: 15_000, interval: 200 }

type Caller = { token: string }

/** Changes the switches as an administrator, from any state. */
export const switchTo = async (site: MemberSite, { token }: Caller, change: Partial<Switches> = {}) => {
  const now = await call(site, 'GET /manage/switches', { token })
  const { version } = now.body.data.state
  const body = { ...ALL_OPEN, ...change, version }
  const changed = await call(site, 'PUT /manage/switches', { token, body })
  expect([changed.status, changed.body.data?.isSynced]).toEqual([200, true])
  await expect
    .poll(async () => (await call(site, 'GET /switches')).body.data.standstill.mode, SECONDS)
    .toBe(body.mode)
  return changed.body.data.state as { version: number }
}

/** Requests the second isolate of the same Worker, which reads the switches from the store only. */
export const requestSecond = async ({ miniflare }: MemberSite, path: string): Promise<number> => {
  const second = await miniflare.getWorker('second')
  const response = await second.fetch(`http://localhost${path}`, { redirect: 'manual' })
  await response.arrayBuffer()
  return response.status
}

export const seenBySecond = (site: MemberSite, path: string, status: number) =>
  expect.poll(() => requestSecond(site, path), SECONDS).toBe(status)
