import { parseArgs } from 'node:util'
import { ALL_CONTENT_KINDS } from '#domain/content/kind.ts'
import { loadSampleContent } from '#seed/content.ts'
import { seedId } from '#seed/identity.ts'
import { MUNICIPALITIES } from '#seed/municipalities.ts'
import { SCALE_PREFIX, scaleArticles } from '#seed/scale.ts'
import { saveAuthorStatement } from '#worker/db/content/authors.server.ts'
import { type ContentTable, saveStatements } from '#worker/db/content/content-table.server.ts'
import { CONTENT_TABLES } from '#worker/db/content/content-tables.server.ts'
import { saveRegionStatements } from '#worker/db/content/regions.server.ts'
import { importManuscriptStatement, listTouchedIds } from '#worker/db/manuscripts/imports.server.ts'
import { localD1File, openSqliteD1 } from './local/sqlite-d1.ts'
import { crowdStatements, removeCrowd } from './seed/crowd.ts'
import { saveMedia } from './seed/media.ts'
import { saveMembers } from './seed/members.ts'
import { saveOffice } from './seed/office.ts'
import { saveReaders } from './seed/readers.ts'
import { saveTraveler } from './seed/traveler.ts'

// Writes the sample content into the local D1. Idempotent. `--articles 10000 --members 2000` adds articles and members for
// scale tests; a run without them removes them.

/** The day of the municipality list in the package the cities come from. */
const MUNICIPALITIES_VERSION = '2025-06-30'
const STAMPED_AT = '2026-01-01T00:00:00.000Z'
const BATCH = 200

const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: '0' },
    members: { type: 'string', default: '0' },
    state: { type: 'string', default: '.wrangler/state' },
  },
})
const numberOf = (name: 'articles' | 'members'): number => {
  const number = Number(values[name])
  if (Number.isInteger(number) && number >= 0 && number <= 200_000) return number
  console.error(`--${name} takes a whole number from 0 to 200000: npm run seed -- --${name} 10000`)
  process.exit(2)
}
const [extra, members] = [numberOf('articles'), numberOf('members')]

const { db, close } = openSqliteD1(localD1File(values.state), { readOnly: false })

async function write(
  statements: Iterable<D1PreparedStatement[]> | AsyncIterable<D1PreparedStatement[]>,
): Promise<number> {
  let written = 0
  let batch: D1PreparedStatement[] = []
  for await (const group of statements) {
    batch.push(...group)
    written += 1
    if (written % BATCH === 0) {
      await db.batch(batch)
      batch = []
    }
  }
  if (batch.length > 0) await db.batch(batch)
  return written
}

const cities = MUNICIPALITIES.map((municipality) => ({
  ...municipality,
  id: seedId('city', municipality.code),
}))
await db.batch(
  saveRegionStatements(db, cities, {
    version: MUNICIPALITIES_VERSION,
    stampedAt: STAMPED_AT,
    idOf: seedId,
  }),
)

await saveMembers(db, STAMPED_AT)

const { authors, entities, articles } = await loadSampleContent(new Date())
await db.batch(authors.map((author) => saveAuthorStatement(db, author)))
// Content that has been edited is kept.
const touched = await listTouchedIds(db)
let written = 0
for (const kind of ALL_CONTENT_KINDS) {
  const table = CONTENT_TABLES[kind] as unknown as ContentTable
  const untouched = entities[kind].filter(({ id }) => !touched.has(id))
  written += await write(
    untouched.map((entity) => [
      ...saveStatements(db, table, entity),
      importManuscriptStatement(db, kind, entity),
    ]),
  )
}

const pictures = await saveMedia(db, Object.values(entities).flat(), STAMPED_AT)
await saveTraveler(db, entities, new Date())
await saveOffice(db, entities, new Date())
await saveReaders(db, articles, new Date())
console.info(`  ${written} pages, ${pictures} pictures`)

const isScaleArticle = 'IN (SELECT id FROM article_pages WHERE slug LIKE ?)'
await db.batch(
  [
    `DELETE FROM content_tags WHERE content_id ${isScaleArticle}`,
    `DELETE FROM manuscripts WHERE id ${isScaleArticle}`,
    `DELETE FROM content_mentions WHERE from_id ${isScaleArticle}`,
    `DELETE FROM article_themes WHERE article_id ${isScaleArticle}`,
    `DELETE FROM media_uses WHERE content_id ${isScaleArticle}`,
    'DELETE FROM article_pages WHERE slug LIKE ?',
  ].map((sql) => db.prepare(sql).bind(`${SCALE_PREFIX}%`)),
)
if (extra > 0) {
  function* statements() {
    for (const article of scaleArticles(articles, extra))
      yield [
        ...saveStatements(db, CONTENT_TABLES['article-page'], article),
        importManuscriptStatement(db, 'article-page', article),
      ]
  }
  console.info(`  ${await write(statements())} articles for measurements`)
}
await removeCrowd(db).run()
if (members > 0)
  console.info(`  ${await write(await crowdStatements(db, members, new Date()))} members for measurements`)
close()
