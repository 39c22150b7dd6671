import { expect } from 'vitest'
import { ALL_OPEN, type Switches } from '#domain/site/switches.ts'
import { call, type MemberSite } from './member-site.ts'

/** How long it may take until every isolate goes by what was switched. */
const SECONDS = { timeout: 15_000, interval: 200 }

type Asker = { token: string }

/** Switches as an administrator, from whatever is switched now. */
export const switchTo = async (site: MemberSite, { token }: Asker, change: Partial<Switches> = {}) => {
  const now = await call(site, 'GET /manage/switches', { token })
  const { version } = now.body.data.state
  const body = { ...ALL_OPEN, ...change, version }
  const changed = await call(site, 'PUT /manage/switches', { token, body })
  expect([changed.status, changed.body.data?.isLaid]).toEqual([200, true])
  await expect
    .poll(async () => (await call(site, 'GET /switches')).body.data.standstill.mode, SECONDS)
    .toBe(body.mode)
  return changed.body.data.state as { version: number }
}

/** Asks the second isolate of the same Worker, which learns of everything through the store alone. */
export const askSecond = async ({ miniflare }: MemberSite, path: string): Promise<number> => {
  const second = await miniflare.getWorker('second')
  const response = await second.fetch(`http://localhost${path}`, { redirect: 'manual' })
  await response.arrayBuffer()
  return response.status
}

export const seenBySecond = (site: MemberSite, path: string, status: number) =>
  expect.poll(() => askSecond(site, path), SECONDS).toBe(status)
