import type { ArticlePage } from '#domain/content/article-page.ts'
import { CONTENT_TABLES } from '#worker/db/content/content-tables.server.ts'

/** How the copies of an entity differ from it: published before it, a minute apart. */
const OWN = {
  id: "substr(t.id, 1, 28) || printf('%08d', n.value)",
  slug: "t.slug || '-' || n.value",
  published_at: "strftime('%Y-%m-%dT%H:%M:%fZ', t.published_at, '-' || n.value || ' minutes')",
}

const numbersFrom = (first: number, last: number) =>
  JSON.stringify(Array.from({ length: last - first + 1 }, (_, index) => first + index))

/** Statements and functions that copy content of a database, to measure among many entries. */
export function copiesIn(db: D1Database) {
  /** Inserts copies of an entity from number `first` to `last`. */
  function copiesOf(
    kind: 'article-page' | 'spot' | 'feature' | 'campaign' | 'sponsored-page',
    id: string,
    first: number,
    last: number,
  ) {
    const { table, columns } = CONTENT_TABLES[kind]
    const own: Record<string, string> = OWN
    const names = columns.map(({ name }) => name)
    return db
      .prepare(
        `INSERT INTO ${table} ("${names.join('", "')}")
         SELECT ${names.map((name) => own[name] ?? `t."${name}"`).join(', ')}
         FROM json_each(?) n JOIN ${table} t ON t.id = ?`,
      )
      .bind(numbersFrom(first, last), id)
  }

  /** Copies of an article with its themes. */
  async function addCopies({ id }: ArticlePage, first: number, last: number) {
    await db.batch([
      copiesOf('article-page', id, first, last),
      db
        .prepare(
          `INSERT INTO article_themes (theme, article_id, published_at) SELECT s.theme, ${OWN.id}, ${OWN.published_at}
           FROM json_each(?) n JOIN article_pages t ON t.id = ? JOIN article_themes s ON s.article_id = t.id`,
        )
        .bind(numbersFrom(first, last), id),
    ])
  }
  return { copiesOf, addCopies }
}
