import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { searchPath } from '#domain/url/query-path.ts'
import { PEOPLE, subOf } from '#identity/people.ts'
import { identityVars } from '#identity/settings.ts'
import { backUp, type Store } from '#scripts/backup/backup.ts'
import { backUpBucket, listObjects } from '#scripts/backup/backup-bucket.ts'
import { quoted, readShape } from '#scripts/backup/database-shape.ts'
import { BACKUP_BUCKETS, bucketFile, listBackups } from '#scripts/backup/manifest.ts'
import { restore } from '#scripts/backup/restore.ts'
import { readBackupKey } from '#scripts/backup/sealed.ts'
import { printOfTable } from '#scripts/backup/table-rows.ts'
import { triggerScheduled } from '#worker/publish/publishing.fixture.ts'
import { SEAL_KEYS, serveEmptySite } from '../sites.ts'
import { createMemberFixtures, request } from './member-fixtures.ts'
import { call, login, serveMemberSite, tokensOf } from './member-site.ts'
import { aCompleteDraft, staff } from './office.ts'
import { storeOf } from './site-store.ts'
import { switchInStore } from './switch-in-store.ts'

const ROOT = '.cache/test/backups'
const STAGING = '.cache/test/staged.sqlite'
const KEY = readBackupKey(Buffer.alloc(32, 7).toString('base64'))
rmSync(ROOT, { recursive: true, force: true })

const site = await serveMemberSite('backed-up')
const bare = await serveEmptySite('restored', {
  vars: { ...identityVars(site.identity), SEAL_KEYS, COUNT_ROWS_READ: 'true' },
  // Its scheduled jobs run while it has no database.
  onLog: () => {},
})
afterAll(async () => {
  await bare.stop()
  await site.stop()
})
const restored = { ...site, url: bare.url.origin, miniflare: bare.miniflare }
const [from, into] = [await storeOf(site), await storeOf(bare)]

const person = PEOPLE.find(({ role, federated }) => role === 'member' && !federated)
if (!person) throw new Error('there are members')
const tokens = await tokensOf(site, subOf(person))

/** The metrics of calls are written after their answers. */
const WRITTEN_LATER = ['request_figures', 'access_log']

/** Counted by the database itself. */
const allCounts = async ({ db }: Store) => {
  const { tables } = await readShape(db)
  const counts = tables.map(({ name }) => db.prepare(`SELECT count(*) AS n FROM ${quoted(name)}`))
  const results = await db.batch<{ n: number }>(counts)
  return Object.fromEntries(tables.map(({ name }, index) => [name, results[index]?.results[0]?.n]))
}

const allRows = async ({ db }: Store) => {
  const prints: Record<string, unknown> = {}
  for (const table of (await readShape(db)).tables) prints[table.name] = await printOfTable(db, table)
  return prints
}

const allObjects = async ({ buckets }: Store) => {
  const found: unknown[] = []
  for (const name of BACKUP_BUCKETS)
    for await (const { key, httpMetadata, customMetadata } of listObjects(buckets[name])) {
      const bytes = await (await buckets[name].get(key))?.arrayBuffer()
      const sha256 = createHash('sha256').update(new Uint8Array(bytes ?? new ArrayBuffer(0)))
      found.push([name, key, sha256.digest('hex'), httpMetadata, customMetadata])
    }
  return found
}

const resultsOf = async (url: string) => {
  const html = await (await fetch(url + searchPath({ keyword: '城崎' }))).text()
  return [...html.matchAll(/href="(\/(?:spots|hotels|gifts|article-pages)\/[^"?]+)"/g)].map(
    ([, href]) => href,
  )
}

test('a sealed backup, restored into an empty environment, equals every row and object, and works', async () => {
  await login(site, tokens.id)
  const fixtures = await createMemberFixtures(site, tokens.access)
  // A bucket as large as one page of its listing, and keys that are awkward elsewhere.
  for (let number = 0; number < 3; number++)
    await from.buckets.MEDIA.put(`m/写真 ${number}?#%.jpg`, `picture ${number % 2}`, {
      httpMetadata: { contentType: 'image/jpeg' },
      customMetadata: { by: 'test' },
    })
  const [counts, objects] = [await allCounts(from), await allObjects(from)]
  const shape = await readShape(from.db)
  const now = new Date('2026-11-21T00:00:00Z')
  const { folder, manifest } = await backUp(from, { root: ROOT, site: 'test', now, sealKey: KEY })
  for (const [name, { rows }] of Object.entries(manifest.tables))
    if (!WRITTEN_LATER.includes(name)) expect([name, rows]).toEqual([name, counts[name]])
  // Neither texts nor photos of members are readable in the folder.
  const dumped = readFileSync(`${folder}/tables/travel_guides.ndjson.gz`)
  expect(dumped.subarray(0, 4).toString()).toBe('TSB1')

  await restore(into, { folder, sealKey: KEY, staging: STAGING })
  expect(await allRows(into)).toEqual(manifest.tables)
  expect(await allObjects(into)).toEqual(objects)
  expect(await readShape(into.db)).toEqual(shape)

  // The search index is not backed up but rebuilt.
  const results = await resultsOf(restored.url)
  expect(results).toContain('/spots/kinosaki-onsen')
  expect(results).toEqual(await resultsOf(site.url))

  // The member has the same account and data; the photo is private.
  expect((await login(restored, tokens.id)).body.data.account.id).toBe(
    (await login(site, tokens.id)).body.data.account.id,
  )
  const guide = `GET /travel/guides/${fixtures.guide}`
  const [there, here] = await Promise.all(
    [restored, site].map((one) => call(one, guide, { token: tokens.access })),
  )
  expect(there?.body).toEqual(here?.body)
  const photo = `GET /travel/actions/${fixtures.action}/photos/${fixtures.photo}`
  expect((await request(restored, photo, { token: tokens.access })).status).toBe(200)
  expect((await request(restored, photo)).status).toBe(401)

  // Triggers continue counting from the restored numbers.
  const visits = "SELECT coalesce(sum(count), 0) AS n FROM travel_action_counts WHERE type = 'visited'"
  const before = Number(await into.db.prepare(visits).first('n'))
  const body = { action: fixtures.newAction }
  expect((await request(restored, 'POST /travel/actions', { token: tokens.access, body })).status).toBe(200)
  expect(await into.db.prepare(visits).first('n')).toBe(before + 1)

  // Publishing works.
  const publisher = await staff(restored, 'publisher')
  const { manuscript } = await aCompleteDraft(publisher, { slug: 'written-after-the-restore' })
  const published = await publisher.request(`POST /manage/article-pages/${manuscript.id}/publish`, {
    version: manuscript.version,
    publicationId: randomIdentifier(),
  })
  expect([published.status, published.body.errors]).toEqual([200, undefined])
  await triggerScheduled(bare)
  expect((await fetch(`${restored.url}/article-pages/written-after-the-restore`)).status).toBe(200)
}, 300_000)

test('a restore refuses an environment that is not empty, and replaces it on request; the site stays closed', async () => {
  const [{ folder, manifest } = { folder: '', manifest: null }] = listBackups(ROOT)
  const options = { folder, sealKey: KEY, staging: STAGING }
  await expect(restore(into, options)).rejects.toThrow('The target is not empty (D1, MEDIA, PHOTOS)')
  await expect(restore(into, { ...options, sealKey: null })).rejects.toThrow('BACKUP_KEY')
  // Files of a later content state would win over every later publication.
  for (const key of ['mzzzzzzz/index.json', 'rules/redirects.json', 'kept/assets/a.js'])
    await into.pages.put(key, '{}')
  await switchInStore(into, 'closed')
  // The scheduled jobs of the site run meanwhile, and write their runs.
  let isOver = false
  const clock = async () => {
    while (!isOver) await triggerScheduled(bare)
  }
  const running = clock()
  await restore(into, { ...options, replace: true }).finally(() => {
    isOver = true
  })
  await running
  const accounts = await into.db.prepare('SELECT count(*) AS n FROM accounts').first('n')
  expect(accounts).toBe(manifest?.tables.accounts?.rows)
  expect((await into.pages.list()).objects.map(({ key }) => key)).toEqual([
    'kept/assets/a.js',
    'rules/switches.json',
  ])
  await triggerScheduled(bare)
  expect(await into.db.prepare('SELECT mode FROM switches').first('mode')).toBe('closed')
  expect((await fetch(`${restored.url}/v1/regions`)).status).toBe(503)
}, 300_000)

test('objects in the previous backup are not read again, unless it was sealed with another key', async () => {
  const [{ folder } = { folder: '' }] = listBackups(ROOT)
  const { MEDIA } = from.buckets
  const read = async (sealKey: Buffer | null) => {
    const files = { file: `${ROOT}/again.ndjson.gz`, formerFile: bucketFile(folder, 'MEDIA') }
    return backUpBucket(MEDIA, { root: ROOT, ...files, sealKey })
  }
  expect(await read(KEY)).toMatchObject({ read: 0 })
  const { objects, read: anew } = await read(readBackupKey(Buffer.alloc(32, 8).toString('base64')))
  expect([objects > 2, anew]).toEqual([true, objects])
})
