import type { PlannedChange } from '#domain/manuscript/office-home.ts'
import type { Row } from '../row.ts'
import {
  findManuscripts,
  listedOf,
  publishedStatements,
  type Span,
  toPublishStatement,
  toUnpublishStatement,
} from './lists.server.ts'
import type { Whose } from './reach.ts'

/** So many of each sort are shown in one span. */
const CALENDAR_LIMIT = 200

/** What becomes public, became public or goes off the site within a span, in the order of time. */
export async function listPlannedChanges(db: D1Database, whose: Whose, span: Span): Promise<PlannedChange[]> {
  const results = await db.batch<Row>([
    toPublishStatement(db, whose, span, CALENDAR_LIMIT),
    toUnpublishStatement(db, whose, span, CALENDAR_LIMIT),
    ...publishedStatements(db, whose, span, CALENDAR_LIMIT),
  ])
  const found = results.flatMap(({ results: rows }, index) =>
    listedOf(rows).map((one) => ({
      ...one,
      what: (['publish', 'unpublish'] as const)[index] ?? ('published' as const),
    })),
  )
  const manuscripts = await findManuscripts(
    db,
    found.map(({ id }) => id),
  )
  return found
    .flatMap(({ id, at, what }) => {
      const manuscript = manuscripts.get(id)
      return manuscript ? [{ manuscript, at, what }] : []
    })
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
}
