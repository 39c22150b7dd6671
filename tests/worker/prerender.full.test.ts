import { createHash } from 'node:crypto'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ContentKind } from '#domain/content/kind.ts'
import type { Publishable } from '#domain/content/publishable.ts'
import { runOrThrow } from '#scripts/local/run.ts'
import { localD1File, openSqliteD1 } from '#scripts/local/sqlite-d1.ts'
import { type ContentTable, saveStatements } from '#worker/db/content/content-table.server.ts'
import { CONTENT_TABLES } from '#worker/db/content/content-tables.server.ts'
import { fieldsOf, type Row } from '#worker/db/row.ts'
import { FRESH_STATE } from '../sites.ts'

const ROOT = '.cache/test/prerender'
const STATE = join(ROOT, 'state')
const [NEXT, CLEAN] = [join(ROOT, 'next'), join(ROOT, 'clean')]
const RECORD = 'dist/client.prerendered.json'

rmSync(ROOT, { recursive: true, force: true })
mkdirSync(ROOT, { recursive: true })
cpSync(FRESH_STATE, STATE, { recursive: true })
cpSync('dist/client', NEXT, { recursive: true })
cpSync(RECORD, `${NEXT}.prerendered.json`)

const prerender = (out: string) =>
  runOrThrow('node', ['scripts/build/prerender.ts'], { env: { STATE_DIR: STATE, PRERENDER_OUT: out } })

/** Renders everything, under the same id. */
const prerenderClean = () => {
  rmSync(CLEAN, { recursive: true, force: true })
  cpSync('dist/client', CLEAN, {
    recursive: true,
    filter: (path) => !/(\.html|_payload\.json|\.xml)$/.test(path),
  })
  writeFileSync(
    `${CLEAN}.prerendered.json`,
    JSON.stringify({ ...JSON.parse(readFileSync(RECORD, 'utf8')), keys: {} }),
  )
  return prerender(CLEAN)
}

/** The hashes of what a prerendering writes, but the time of it. */
const filesOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    globSync('**/*.{html,json,xml,txt,js}', { cwd: folder })
      .filter((file) => !/^(assets|builds\/(latest|meta))/.test(file))
      .sort()
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('base64url'),
      ]),
  )

const KINDS = ['article-page', 'spot', 'hotel', 'gift', 'feature'] as const satisfies ContentKind[]
type Edit = { kind: (typeof KINDS)[number]; nth: number; what: keyof typeof CHANGES; text: string }

const CHANGES = {
  text: (entity, text) => ({ ...entity, catch: text }),
  tags: (entity, text) => ({ ...entity, tags: [...entity.tags.slice(1), text] }),
  date: (entity, text) => ({ ...entity, publishedAt: `2026-10-${10 + (text.length % 20)}T00:00:00.000Z` }),
  end: (entity) => ({ ...entity, status: entity.status === 'published' ? 'archived' : 'published' }),
} satisfies Record<string, (entity: Publishable & { catch?: string }, text: string) => Publishable>

const edits = fc.array(
  fc.record({
    kind: fc.constantFrom(...KINDS),
    nth: fc.nat(200),
    what: fc.constantFrom(...(Object.keys(CHANGES) as (keyof typeof CHANGES)[])),
    text: fc.string({ minLength: 1, maxLength: 20, unit: fc.constantFrom(...'湯の町をあるく朝') }),
  }),
  { minLength: 100, maxLength: 120 },
)

const apply = async (changes: readonly Edit[]) => {
  const { db, close } = openSqliteD1(localD1File(STATE), { readOnly: false })
  for (const { kind, nth, what, text } of changes) {
    const table = CONTENT_TABLES[kind] as unknown as ContentTable
    const { results } = await db.prepare(`SELECT * FROM ${table.table} ORDER BY id`).all<Row>()
    const row = results[nth % results.length]
    if (!row) throw new Error(`no ${kind}`)
    const entity = table.schema.parse(fieldsOf(table.columns, row))
    await db.batch(saveStatements(db, table, CHANGES[what](entity, text)))
  }
  close()
}

test('one edit changes the files that show it, and no others are written', async () => {
  const before = filesOf(NEXT)
  await apply([{ kind: 'spot', nth: 0, what: 'text', text: '朝の湯' }])
  await prerender(NEXT)
  const after = filesOf(NEXT)
  const changed = Object.keys(after).filter((file) => after[file] !== before[file])
  expect(changed.length).toBeGreaterThan(1)
  expect(changed.length).toBeLessThanOrEqual(80)
  await prerenderClean()
  expect(after).toEqual(filesOf(CLEAN))
}, 300_000)

test('after any 200 edits the pages are those of a build of everything, byte for byte', async () => {
  await fc.assert(
    fc.asyncProperty(edits, async (changes) => {
      await apply(changes)
      await prerender(NEXT)
      await prerenderClean()
      expect(filesOf(NEXT)).toEqual(filesOf(CLEAN))
    }),
    { numRuns: 2, endOnFailure: true },
  )
}, 600_000)
