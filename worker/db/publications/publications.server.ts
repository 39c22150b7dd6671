import { addressOf } from '#domain/content/address.ts'
import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { isContentChange, type PublicChange } from '#domain/publish/public-change.ts'
import { Publication, type PublicationReason } from '#domain/publish/publication.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { link } from '#domain/url/link.ts'
import type { Row } from '../row.ts'
import { selectColleague, toColleague } from '../staff/colleagues.server.ts'
import { storedJson } from '../stored-json.ts'

/** A request for a publication. `id` is chosen by the caller: the same one twice is one publication. */
type PublicationRequest = {
  id: string
  reason: PublicationReason
  changes: readonly PublicChange[]
  requestedBy: string | null
  now: Date
}

/** An entry of the list of publications. */
function aboutOf(changes: readonly PublicChange[]) {
  const [first] = changes
  const nothing = { kind: null, contentId: null, path: null }
  if (!first) return { ...nothing, title: '公開ページの更新' }
  if (isContentChange(first)) {
    const entity = first.after ?? first.before
    if (!entity) return { ...nothing, title: CONTENT_KINDS[first.kind].label }
    const { title, name } = entity as { title?: string; name?: string }
    const others = changes.length > 1 ? `（ほか${changes.length - 1}件）` : ''
    return {
      kind: first.kind,
      contentId: entity.id,
      title: `${title ?? name ?? entity.slug}${others}`,
      path: addressOf(first.kind, entity.slug),
    }
  }
  if (first.kind === 'event-end') return { ...nothing, title: '催しの終了' }
  if (first.kind === 'author') return { ...nothing, title: '書き手の紹介' }
  if (first.kind === 'addresses') return { ...nothing, title: `${first.addresses.length}件のページ` }
  const prefecture = prefectureOfCode(first.code)
  return {
    ...nothing,
    title: `${prefecture?.name ?? ''}のおすすめ`,
    path: prefecture && link('pr', { id: prefecture.slug }),
  }
}

/**
 * The statements that request the publication of a change, for the same `db.batch()` as the change, so that neither
 * exists without the other. The same id again changes nothing.
 */
export function publicationStatements(
  db: D1Database,
  { id, reason, changes, requestedBy, now }: PublicationRequest,
): D1PreparedStatement[] {
  const about = aboutOf(changes)
  return [
    db
      .prepare(
        `INSERT INTO publications (id, reason, kind, content_id, title, path, changes, requested_by, requested_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
      )
      .bind(
        id,
        reason,
        about.kind,
        about.contentId,
        about.title,
        about.path,
        JSON.stringify(changes),
        requestedBy,
        now.toISOString(),
      ),
  ]
}

/** The columns of a publication, of the alias `p`. */
export const PUBLICATION_COLUMNS = `p.id, p.reason, p.kind, p.content_id AS contentId, p.title, p.path, p.status,
  p.is_page_live AS isPageLive, p.total, p.done, p.error, p.requested_at AS requestedAt, p.finished_at AS finishedAt,
  ${selectColleague('p.requested_by', 'requested_by')}`

/** A row of `PUBLICATION_COLUMNS`. */
export const toPublication = (row: Row): Publication => {
  const { requested_by: _id, requested_by_person: _person, ...rest } = row
  return Publication.parse({
    ...rest,
    isPageLive: row.isPageLive === 1,
    requestedBy: toColleague(row, 'requested_by'),
  })
}

/** A publication with its progress, or `null`. */
export async function findPublication(db: D1Database, id: string): Promise<Publication | null> {
  const row = await db
    .prepare(`SELECT ${PUBLICATION_COLUMNS} FROM publications p WHERE p.id = ?`)
    .bind(id)
    .first<Row>()
  return row && toPublication(row)
}

/** The changes of a publication, complete: the state before it can be published again. */
export async function findPublicationChanges(db: D1Database, id: string): Promise<PublicChange[] | null> {
  const text = await db
    .prepare('SELECT changes FROM publications WHERE id = ?')
    .bind(id)
    .first<string>('changes')
  return text === null ? null : storedJson(text)
}
