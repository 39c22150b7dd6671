import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { localD1File } from '#scripts/local/sqlite-d1.ts'
import { reconcileSite } from '#scripts/reconcile-site.ts'
import { isDeepList } from '#worker/publish/deep-lists.ts'
import { pendingAfterScheduled, triggerScheduled } from '#worker/publish/publishing.fixture.ts'
import { type Faults, makeFaultyBuild, setFaults } from '../perf/faults/faulty-build.ts'
import { killAndWait } from '../perf/faults/kill.ts'
import { aRecord } from '../perf/members-at-work.ts'
import { servePerfSite } from '../perf/perf-site.ts'
import { call, claimsOf, sign } from './member-site.ts'
import { aCompleteDraft, sampleFields, staff } from './office.ts'
import { aMember } from './travel.ts'

// The short form of `npm run faults`: one part after the other fails, and everything that members wrote exists
// afterwards, exactly once.

const site = await servePerfSite('faults-in-short', {
  from: '.cache/test/state',
  state: '.cache/test/faults-in-short',
  dist: makeFaultyBuild('.cache/test/faulty-build'),
  serverDev: true,
  // The log contains the errors that the test causes.
  onLog: () => {},
})
afterAll(site.stop)

const [member, publisher] = [await aMember(site), await staff(site, 'publisher')]
const DOCUMENTS = ['/', '/spots', '/spots/kinosaki-onsen', '/article-pages/tsugaru-stove-train-2026']

const broken = (faults: Faults) => setFaults(site.url, faults)
beforeEach(() => broken({}))

const write = (action: ReturnType<typeof aRecord>) =>
  call(site, 'POST /travel/actions', { token: member.token, body: { action } })

/** The stored records among these, once for each row. */
const listSaved = async (actions: readonly { id: string }[]): Promise<string[]> => {
  const { results } = await (await site.database())
    .prepare('SELECT id FROM travel_actions WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id')
    .bind(JSON.stringify(actions.map(({ id }) => id)))
    .all<{ id: string }>()
  return results.map(({ id }) => id)
}
const idsOf = (actions: readonly { id: string }[]) => actions.map(({ id }) => id).toSorted()

const documentStatuses = () =>
  Promise.all(DOCUMENTS.map(async (path) => (await fetch(site.url + path)).status))
const ALL_WELL = DOCUMENTS.map(() => 200)

/** Repeats what was not acknowledged, as the client does, and expects each record to exist once. */
const allSavedOnce = async (actions: readonly ReturnType<typeof aRecord>[]) => {
  for (const action of actions) expect((await write(action)).status).toBe(200)
  expect(await listSaved(actions)).toEqual(idsOf(actions))
}

/** Runs scheduled jobs until no publication is pending, and compares what a publication touched. */
const agree = async (publicationId: string) => {
  const db = (await site.database()) as unknown as D1Database
  await expect.poll(() => pendingAfterScheduled(site, db)).toBe(0)
  const { results } = await db
    .prepare('SELECT path FROM publication_pages WHERE publication_id = ?')
    .bind(publicationId)
    .all<{ path: string }>()
  expect(results.length).toBeGreaterThan(3)
  const { found } = await reconcileSite(
    site.url,
    results.flatMap(({ path }) => (isDeepList(path) ? [] : [path])),
  )
  expect(found).toEqual([])
}

test('acknowledged writes survive a kill of workerd, and others can be repeated (R39)', async () => {
  const before = Array.from({ length: 5 }, () => aRecord())
  for (const action of before) expect((await write(action)).status).toBe(200)
  const inFlight = Array.from({ length: 5 }, () => aRecord())
  const answers = Promise.allSettled(inFlight.map(write))
  await killAndWait(site)
  const acknowledged = (await answers).flatMap((answer, index) =>
    answer.status === 'fulfilled' && answer.value.status === 200 ? [inFlight[index]?.id] : [],
  )
  expect(await listSaved(before)).toEqual(idsOf(before))
  expect(await listSaved(inFlight)).toEqual(expect.arrayContaining(acknowledged))
  await allSavedOnce(inFlight)
}, 60_000)

test('while the database does not answer documents are served, and no write is acknowledged (R39, R246)', async () => {
  const actions = [aRecord(), aRecord()]
  await broken({ DB: 'down' })
  for (const action of actions) expect((await write(action)).status).toBeGreaterThanOrEqual(500)
  expect(await documentStatuses()).toEqual(ALL_WELL)
  await broken({})
  expect(await listSaved(actions)).toEqual([])
  await allSavedOnce(actions)
}, 30_000)

test('a write whose answer was lost exists once after it is repeated (R39)', async () => {
  const actions = [aRecord(), aRecord()]
  await broken({ DB: 'lost' })
  for (const action of actions) expect((await write(action)).status).toBeGreaterThanOrEqual(500)
  await broken({})
  await allSavedOnce(actions)
}, 30_000)

test('while the lock of the database file is held nothing is lost, and no write is acknowledged (R39)', async () => {
  const action = aRecord()
  const file = new DatabaseSync(localD1File(site.state), { timeout: 5000 })
  file.exec('BEGIN EXCLUSIVE')
  expect((await write(action)).status).toBeGreaterThanOrEqual(500)
  expect(await documentStatuses()).toEqual(ALL_WELL)
  file.exec('ROLLBACK')
  file.close()
  await allSavedOnce([action])
}, 30_000)

test('an article published while the store fails becomes public when the store answers again (R39)', async () => {
  const { manuscript } = await aCompleteDraft(publisher)
  const endpoint = `/manage/article-pages/${manuscript.id}`
  const publicationId = randomIdentifier()
  const publish = () =>
    publisher.request(`POST ${endpoint}/publish`, { version: manuscript.version, publicationId })
  await broken({ PAGES: 'down', MEDIA: 'down' })
  const first = await publish()
  expect(first.status).toBe(200)
  expect(first.body.data.publication.isPageLive).toBe(false)
  expect(await documentStatuses()).toEqual(ALL_WELL)
  await broken({})
  await agree(publicationId)
  // The client whose answer was lost repeats the call and gets the same publication.
  expect((await publish()).body.data.publication).toMatchObject({ id: publicationId, status: 'live' })
}, 60_000)

test('a draft, its changes and its publication survive lost answers, once each (R39)', async () => {
  const id = randomIdentifier()
  const fields = sampleFields()
  const endpoint = `/manage/article-pages/${id}`
  const [changed, publicationId] = [{ ...fields, title: '返事のなくなった原稿' }, randomIdentifier()]
  /** Each request is repeated until it is acknowledged; its first answers are lost. */
  const twice = async (request: string, body: unknown) => {
    await broken({ DB: 'lost', PAGES: 'lost' })
    expect((await publisher.request(request, body)).status).toBeGreaterThanOrEqual(500)
    await broken({})
    const answer = await publisher.request(request, body)
    expect(answer.status).toBe(200)
    return answer.body.data
  }
  const made = await twice('POST /manage/article-pages', { id, fields })
  const saved = await twice(`PATCH ${endpoint}`, {
    version: made.document.manuscript.version,
    fields: changed,
  })
  const { version } = saved.document.manuscript
  const { publication } = await twice(`POST ${endpoint}/publish`, { version, publicationId })
  expect(publication.id).toBe(publicationId)
  await agree(publicationId)
  const row = await (await site.database())
    .prepare('SELECT count(*) AS n, max(title) AS title FROM manuscripts WHERE id = ?')
    .bind(id)
    .first()
  expect(row).toEqual({ n: 1, title: '返事のなくなった原稿' })
}, 60_000)

test('while the identity provider is down writes are refused with 503, and all documents are served (R39)', async () => {
  const action = aRecord()
  await site.identityAway()
  // A Worker that has not fetched the keys yet.
  await killAndWait(site)
  expect((await write(action)).status).toBe(503)
  expect(await documentStatuses()).toEqual(ALL_WELL)
  await site.identityBack()
  await allSavedOnce([action])
}, 60_000)

test('expired and future tokens are refused, and clock skew changes no schedules and pages (R39)', async () => {
  const claims = claimsOf(site, 'access', member.sub)
  for (const [hours, status] of [
    [-25, 401],
    [-2, 401],
    [2, 401],
    [0, 200],
  ] as const) {
    const [iat, exp] = [Number(claims.iat) + hours * 3600, Number(claims.exp) + hours * 3600]
    const token = await sign(site, { ...claims, iat, exp })
    expect((await call(site, 'GET /travel/actions', { token })).status).toBe(status)
  }
  const { manuscript } = await aCompleteDraft(publisher)
  const at = new Date(Date.now() + 40 * 86_400_000).toISOString()
  const planned = await publisher.request(`POST /manage/article-pages/${manuscript.id}/schedule`, {
    version: manuscript.version,
    at,
  })
  expect(planned.status).toBe(200)
  for (const days of [-1, 1, -1, 0, 0]) await triggerScheduled(site, new Date(Date.now() + days * 86_400_000))
  const { body } = await publisher.request(`GET /manage/article-pages/${manuscript.id}`)
  expect(body.data.document.manuscript).toMatchObject({ stage: 'scheduled', isLive: false })
  expect(await documentStatuses()).toEqual(ALL_WELL)
}, 30_000)
