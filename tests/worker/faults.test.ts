import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { localD1File } from '#scripts/local/sqlite-d1.ts'
import { reconcileSite } from '#scripts/reconcile-site.ts'
import { owedAfterTick, tickOf } from '#worker/publish/publishing.fixture.ts'
import { type Faults, makeFaultyBuild, setFaults } from '../perf/faults/faulty-build.ts'
import { killAndWait } from '../perf/faults/kill.ts'
import { aRecord } from '../perf/members-at-work.ts'
import { servePerfSite } from '../perf/perf-site.ts'
import { call, claimsOf, sign } from './member-site.ts'
import { aCompleteDraft, sampleFields, staff } from './office.ts'
import { aMember } from './travel.ts'

// The short form of `npm run faults`: one thing after the other breaks, and what people wrote is there afterwards, once.

const site = await servePerfSite('faults-in-short', {
  from: '.cache/test/state',
  state: '.cache/test/faults-in-short',
  dist: makeFaultyBuild('.cache/test/faulty-build'),
  serverDev: true,
  // What is broken on purpose is in the log, and nobody has to look at it.
  onLog: () => {},
})
afterAll(site.stop)

const [member, publisher] = [await aMember(site), await staff(site, 'publisher')]
const DOCUMENTS = ['/', '/spots', '/spots/kinosaki-onsen', '/article-pages/tsugaru-stove-train-2026']

const broken = (faults: Faults) => setFaults(site.url, faults)
beforeEach(() => broken({}))

const write = (action: ReturnType<typeof aRecord>) =>
  call(site, 'POST /travel/actions', { token: member.token, body: { action } })

/** Which of these records are kept, each as often as it is. */
const kept = async (actions: readonly { id: string }[]): Promise<string[]> => {
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

/** Sends again what was not acknowledged, as a client does, and expects everything to be there once. */
const allKeptOnce = async (actions: readonly ReturnType<typeof aRecord>[]) => {
  for (const action of actions) expect((await write(action)).status).toBe(200)
  expect(await kept(actions)).toEqual(idsOf(actions))
}

/** Lets the clock go on until readers are owed nothing, and compares what a publication touched. */
const agree = async (publicationId: string) => {
  const db = (await site.database()) as unknown as D1Database
  await expect.poll(() => owedAfterTick(site, db), { timeout: 20_000 }).toBe(0)
  const { results } = await db
    .prepare('SELECT path FROM publication_pages WHERE publication_id = ?')
    .bind(publicationId)
    .all<{ path: string }>()
  expect(results.length).toBeGreaterThan(3)
  const { found } = await reconcileSite(
    site.url,
    results.map(({ path }) => path),
  )
  expect(found).toEqual([])
}

test('what was acknowledged before workerd is killed is there afterwards, and what was not can be sent again (R39)', async () => {
  const before = Array.from({ length: 5 }, () => aRecord())
  for (const action of before) expect((await write(action)).status).toBe(200)
  const onTheWay = Array.from({ length: 5 }, () => aRecord())
  const answers = Promise.allSettled(onTheWay.map(write))
  await killAndWait(site)
  const acknowledged = (await answers).flatMap((answer, index) =>
    answer.status === 'fulfilled' && answer.value.status === 200 ? [onTheWay[index]?.id] : [],
  )
  expect(await kept(before)).toEqual(idsOf(before))
  expect(await kept(onTheWay)).toEqual(expect.arrayContaining(acknowledged))
  await allKeptOnce(onTheWay)
}, 60_000)

test('while the database does not answer every document is served and no write is said to be kept (R39, R246)', async () => {
  const actions = [aRecord(), aRecord()]
  await broken({ DB: 'down' })
  for (const action of actions) expect((await write(action)).status).toBeGreaterThanOrEqual(500)
  expect(await documentStatuses()).toEqual(ALL_WELL)
  await broken({})
  expect(await kept(actions)).toEqual([])
  await allKeptOnce(actions)
}, 30_000)

test('a write whose answer was lost is there once after it was sent again (R39)', async () => {
  const actions = [aRecord(), aRecord()]
  await broken({ DB: 'lost' })
  for (const action of actions) expect((await write(action)).status).toBeGreaterThanOrEqual(500)
  await broken({})
  await allKeptOnce(actions)
}, 30_000)

test('while somebody else holds the lock of the database file nothing is lost, and nothing is said to be kept (R39)', async () => {
  const action = aRecord()
  const file = new DatabaseSync(localD1File(site.state), { timeout: 5000 })
  file.exec('BEGIN EXCLUSIVE')
  expect((await write(action)).status).toBeGreaterThanOrEqual(500)
  expect(await documentStatuses()).toEqual(ALL_WELL)
  file.exec('ROLLBACK')
  file.close()
  await allKeptOnce([action])
}, 30_000)

test('an article that is published while the store fails reaches readers when it answers again (R39)', async () => {
  const { manuscript } = await aCompleteDraft(publisher)
  const door = `/manage/article-pages/${manuscript.id}`
  const publicationId = randomIdentifier()
  const publish = () => publisher.ask(`POST ${door}/publish`, { version: manuscript.version, publicationId })
  await broken({ PAGES: 'down', MEDIA: 'down' })
  const first = await publish()
  expect(first.status).toBe(200)
  expect(first.body.data.publication.isPageLive).toBe(false)
  expect(await documentStatuses()).toEqual(ALL_WELL)
  await broken({})
  await agree(publicationId)
  // The client that had no good news asks again, and is told of the same publication.
  expect((await publish()).body.data.publication).toMatchObject({ id: publicationId, status: 'live' })
}, 60_000)

test('a draft, its changes and its publication survive answers that are lost on the way, once each (R39)', async () => {
  const id = randomIdentifier()
  const fields = sampleFields()
  const door = `/manage/article-pages/${id}`
  const [changed, publicationId] = [{ ...fields, title: '返事のなくなった原稿' }, randomIdentifier()]
  /** Each is sent until it is acknowledged, and its first answers are lost. */
  const twice = async (ask: string, body: unknown) => {
    await broken({ DB: 'lost', PAGES: 'lost' })
    expect((await publisher.ask(ask, body)).status).toBeGreaterThanOrEqual(500)
    await broken({})
    const answer = await publisher.ask(ask, body)
    expect(answer.status).toBe(200)
    return answer.body.data
  }
  const made = await twice('POST /manage/article-pages', { id, fields })
  const saved = await twice(`PATCH ${door}`, { version: made.document.manuscript.version, fields: changed })
  const { version } = saved.document.manuscript
  const { publication } = await twice(`POST ${door}/publish`, { version, publicationId })
  expect(publication.id).toBe(publicationId)
  await agree(publicationId)
  const row = await (await site.database())
    .prepare('SELECT count(*) AS n, max(title) AS title FROM manuscripts WHERE id = ?')
    .bind(id)
    .first()
  expect(row).toEqual({ n: 1, title: '返事のなくなった原稿' })
}, 60_000)

test('while who signs members in is away nobody is taken for somebody else, and all documents are served (R39)', async () => {
  const action = aRecord()
  await site.identityAway()
  // A Worker that has not seen the keys yet.
  await killAndWait(site)
  expect((await write(action)).status).toBe(503)
  expect(await documentStatuses()).toEqual(ALL_WELL)
  await site.identityBack()
  await allKeptOnce([action])
}, 60_000)

test('tokens of another time are refused, and a clock that goes wrong leaves plans and pages as they are (R39)', async () => {
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
  const planned = await publisher.ask(`POST /manage/article-pages/${manuscript.id}/schedule`, {
    version: manuscript.version,
    at,
  })
  expect(planned.status).toBe(200)
  for (const days of [-1, 1, -1, 0, 0]) await tickOf(site, new Date(Date.now() + days * 86_400_000))
  const { body } = await publisher.ask(`GET /manage/article-pages/${manuscript.id}`)
  expect(body.data.document.manuscript).toMatchObject({ stage: 'scheduled', isLive: false })
  expect(await documentStatuses()).toEqual(ALL_WELL)
}, 30_000)
