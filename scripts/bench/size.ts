import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { localD1File } from '../local/sqlite-d1.ts'
import { figure } from './figures.ts'
import { benchState } from './state.ts'

// The room that each table and index of a database takes, and per article: `node scripts/bench/size.ts --articles 10000`,
// or of a folder: `--state .wrangler/state`. Members are included. Needs no build.

const { values } = parseArgs({
  options: { articles: { type: 'string', default: '10000' }, state: { type: 'string' } },
})

type Size = { name: string; bytes: number; unused: number }

const state = values.state ?? (await benchState(Number(values.articles)))
const db = new DatabaseSync(localD1File(state), { readOnly: true, timeout: 5000 })
const one = (sql: string): number => Number(Object.values(db.prepare(sql).get() ?? {})[0])
const articles = one("SELECT count(*) FROM article_pages WHERE status = 'published'")
const page = one('PRAGMA page_size')
const sizes = db
  .prepare('SELECT name, pgsize AS bytes, unused FROM dbstat WHERE aggregate = true ORDER BY pgsize DESC')
  .all() as Size[]
const perArticle = (bytes: number): string => `${(bytes / articles / 1000).toFixed(2).padStart(6)} KB`
for (const { name, bytes, unused } of sizes)
  if (bytes > articles * 20)
    console.info(
      `${perArticle(bytes)}  ${(bytes / 1e6).toFixed(1).padStart(7)} MB  ${((unused / bytes) * 100).toFixed(0).padStart(3)}% unused  ${name}`,
    )
const free = one('PRAGMA freelist_count') * page
const total = one('PRAGMA page_count') * page - free
console.info(
  `${perArticle(total)}  ${(total / 1e6).toFixed(1).padStart(7)} MB  ${articles} articles, and ${(free / 1e6).toFixed(1)} MB free`,
)
figure({
  part: 'rows',
  what: 'database, per article',
  value: total / articles / 1000,
  unit: 'KB',
  floor: {
    what: 'its columns and manuscript alone',
    value:
      one(
        "SELECT sum(pgsize) FROM dbstat WHERE aggregate = true AND name IN ('article_pages', 'manuscripts')",
      ) /
      articles /
      1000,
    unit: 'KB',
  },
  note: `${(total / 1e6).toLocaleString('en', { maximumFractionDigits: 0 })} MB, with members`,
})
db.close()
