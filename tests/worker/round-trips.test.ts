import { expect, test } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { ASSET_REQUESTS, QUERIES } from '#worker/middleware/rows-read.ts'
import { call, sharedSite } from './member-site.ts'
import { addAction, aMember, aNewGuide, anAction, makeGuide, spotIds } from './travel.ts'

// What a request asks of the database and of the asset server: most of its time (docs/decisions/2026-11-27-cpu-per-request.md).

const site = await sharedSite()
// The first request to an isolate also reads which build it serves.
await fetch(site.url)
const spots = await spotIds(site)

/** A member with so many favourites, records and lines of a guide. */
const aBusyMember = async (size: number) => {
  const { token } = await aMember(site)
  const body = { createdAt: '2026-11-01T00:00:00Z' }
  for (const id of spots.slice(0, size)) await call(site, `PUT /me/favorites/spots/${id}`, { token, body })
  for (let added = 0; added < size; added += 1) await addAction(site, token)
  const { guide } = await makeGuide(site, token, aNewGuide(1, size))
  return { token, guide: guide.id as string }
}

test.each([2, 20])('a read of a member with %s of each makes a fixed number of round trips', async (size) => {
  const { token, guide } = await aBusyMember(size)
  for (const [path, queries] of [
    // The account, with its role and its session.
    ['/me', 1],
    ['/me/shelf', 2],
    ['/travel/actions', 2],
    [`/travel/guides/${guide}`, 2],
    // The present cards of the content as well.
    ['/me/favorites/spots', 3],
  ] as const) {
    const answer = await call(site, `GET ${path}`, { token })
    expect([path, answer.status, answer.queries]).toEqual([path, 200, queries])
  }
})

test.each([1, 20])(
  'record %s of a member is written in two round trips, and found in as many',
  async (nth) => {
    const { token } = await aMember(site)
    for (let added = 0; added < nth; added += 1) await addAction(site, token)
    const body = { action: anAction() }
    for (const time of ['first', 'again']) {
      const { status, queries } = await call(site, 'POST /travel/actions', { token, body })
      expect([time, status, queries]).toEqual([time, 200, 2])
    }
  },
)

const askedBy = async (path: string) => {
  const { status, headers } = await fetch(site.url + path)
  return { status, queries: Number(headers.get(QUERIES)), assets: Number(headers.get(ASSET_REQUESTS)) }
}

test('a document is one request to the asset server, and none to the database', async () => {
  // No test publishes these again: other pages may come from the overlay.
  for (const path of ['/about', '/help', '/login', '/help/_payload.json', '/@/home/topics'])
    expect([path, await askedBy(path)]).toEqual([path, { status: 200, queries: 0, assets: 1 }])
})

test('a missing page asks the database once, and the asset server only the first time', async () => {
  const path = `/spots/${randomIdentifier()}`
  // The page that says so is read once by an isolate.
  await askedBy('/nope')
  expect(await askedBy(path)).toEqual({ status: 404, queries: 1, assets: 1 })
  expect(await askedBy(path)).toEqual({ status: 404, queries: 1, assets: 0 })
})
