import { createHash } from 'node:crypto'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { exportBundle } from '#scripts/bundle/export-bundle.ts'
import { importBundle } from '#scripts/bundle/import-bundle.ts'
import { openSource } from '#scripts/bundle/open-source.ts'
import { applyLocalMigrations } from '#scripts/local/migrations.ts'
import { runOrThrow } from '#scripts/local/run.ts'
import { pictureFile, pictureKey } from '#seed/picture-source.ts'
import {
  findRecommendations,
  saveRecommendationsStatements,
} from '#worker/db/content/prefecture-recommendations.server.ts'
import { allRedirects, redirectStatements } from '#worker/db/redirects/rules.server.ts'
import { FRESH_STATE } from '../sites.ts'

const ROOT = '.cache/test/bundles'
const [FROM, INTO] = [join(ROOT, 'from'), join(ROOT, 'into')]
const [FIRST, SECOND] = [join(ROOT, 'first'), join(ROOT, 'second')]
const RECORD = 'dist/client.prerendered.json'
/** Sample pictures without files in the state of the tests: these get theirs. */
const WITH_FILE = ['kinosaki-onsen', 'adachi-museum', 'aizu-akabeko']

rmSync(ROOT, { recursive: true, force: true })
mkdirSync(ROOT, { recursive: true })
cpSync(FRESH_STATE, FROM, { recursive: true })
applyLocalMigrations(INTO)

const NOW = new Date()

/** What a site has besides the sample content: a redirect, a recommendation, a former slug of an author, files of pictures. */
const addMore = async () => {
  const { db: d1, media, close } = await openSource({ remote: false, state: FROM })
  const db = d1 as unknown as D1Database
  const rule = {
    from: '/old',
    to: '/spots',
    status: 301,
    isEnabled: true,
    startsAt: null,
    endsAt: null,
    note: '',
  } as const
  const { version } = await allRedirects(db)
  await db.batch(
    redirectStatements(db, { put: [{ ...rule, id: randomIdentifier() }], removed: [] }, version, NOW),
  )
  const spot = await db
    .prepare("SELECT id FROM spots WHERE prefecture_code = '17' LIMIT 1")
    .first<string>('id')
  const picks = [{ kind: 'spot' as const, id: spot ?? '', comment: '朝に', from: null, to: null }]
  const list = await findRecommendations(db, '17')
  await db.batch(saveRecommendationsStatements(db, { ...list, picks, by: null, now: NOW }))
  await db
    .prepare(
      "INSERT INTO slug_history (kind, slug, content_id) SELECT 'author', 'once', id FROM authors LIMIT 1",
    )
    .run()
  for (const key of WITH_FILE) await media.put(pictureKey(key), readFileSync(pictureFile(key)))
  await close()
}

const exported = async (state: string, folder: string) => {
  const source = await openSource({ remote: false, state })
  const done = await exportBundle(source, { folder, selection: {}, now: NOW })
  await source.close()
  return done
}

const imported = async (folder: string, state: string) => {
  const source = await openSource({ remote: false, state })
  const plan = await importBundle(source, { folder, now: new Date(), apply: true })
  await source.close()
  return plan
}

/** The hashes of all files of a folder. */
const hashesIn = (folder: string, pattern = '**/*.*'): Record<string, string> =>
  Object.fromEntries(
    globSync(pattern, { cwd: folder })
      .filter((file) => !/^(assets|builds\/(latest|meta))/.test(file))
      .sort()
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('base64url'),
      ]),
  )

/** Renders all public pages of a state, under the id of the build. */
const rendered = async (state: string): Promise<Record<string, string>> => {
  const out = join(state, 'client')
  cpSync('dist/client', out, {
    recursive: true,
    filter: (path) => !/(\.html|_payload\.json|\.xml)$/.test(path),
  })
  writeFileSync(
    `${out}.prerendered.json`,
    JSON.stringify({ ...JSON.parse(readFileSync(RECORD, 'utf8')), keys: {} }),
  )
  await runOrThrow('node', ['scripts/build/prerender.ts'], { env: { STATE_DIR: state, PRERENDER_OUT: out } })
  return hashesIn(out, '**/*.{html,json,xml,txt,js}')
}

test('a site, exported and imported into an empty one, has the same export and the same pages, byte for byte', async () => {
  await addMore()
  const done = await exported(FROM, FIRST)
  expect(done.contents).toBeGreaterThan(500)
  const plan = await imported(FIRST, INTO)
  expect(new Set(plan.contents.map(({ outcome }) => outcome))).toEqual(new Set(['new']))
  expect(plan.files.length).toBe(WITH_FILE.length)
  expect(await exported(INTO, SECOND)).toEqual(done)
  const [first, second] = [hashesIn(FIRST), hashesIn(SECOND)]
  expect(Object.keys(first).length).toBeGreaterThan(1000)
  expect(second).toEqual(first)

  const again = await imported(SECOND, INTO)
  const outcomes = [...again.contents, ...again.authors, ...again.pictures].map(({ outcome }) => outcome)
  expect(new Set(outcomes)).toEqual(new Set(['same']))

  const pages = await rendered(FROM)
  expect(Object.keys(pages).length).toBeGreaterThan(1000)
  expect(await rendered(INTO)).toEqual(pages)
  // Two prerenderings of everything.
}, 900_000)
