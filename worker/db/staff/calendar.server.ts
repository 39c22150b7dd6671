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
import type { Requester } from './reach.ts'

/** The maximum of each kind of entry in one span. */
const CALENDAR_LIMIT = 200

/** Content that is or was published or taken down within a span, by time. */
export async function listPlannedChanges(
  db: D1Database,
  requester: Requester,
  span: Span,
): Promise<PlannedChange[]> {
  const results = await db.batch<Row>([
    toPublishStatement(db, requester, span, CALENDAR_LIMIT),
    toUnpublishStatement(db, requester, span, CALENDAR_LIMIT),
    ...publishedStatements(db, requester, span, CALENDAR_LIMIT),
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
