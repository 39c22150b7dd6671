import { type ContentKind, isContentKind } from '#domain/content/kind.ts'
import { MediaUse } from '#domain/media/media.ts'
import { visibleColumns } from '../manuscripts/visible-columns.ts'
import type { Row } from '../row.ts'
import { storedJson } from '../stored-json.ts'

/** The uses of one picture: each content once, with the states and places of its uses. */
const GROUPED = `WITH used AS (
  SELECT kind, content_id, max(state = 'live') AS has_live, max(state = 'draft') AS has_draft,
    json_group_array(json(places)) AS places
  FROM media_uses WHERE address = ?1 GROUP BY kind, content_id
)`

/** Whether the caller may read the working copy of the manuscript `m`: of all owners, or of `?3`. */
const REACHED = '(?3 IS NULL OR m.owner_id = ?3)'
/** The uses that the caller may know of: of others only those that readers see. */
const FROM = `FROM used JOIN manuscripts m ON m.id = used.content_id
  WHERE used.kind <> 'author' AND (${REACHED} OR (m.is_live = 1 AND used.has_live = 1))`

const placesOf = (text: unknown): unknown[] => [...new Set((storedJson(text) as unknown[][]).flat())]

const useOf = (row: Row): MediaUse =>
  MediaUse.parse({
    kind: row.kind,
    id: row.content_id,
    slug: row.slug,
    title: row.title,
    isLive: row.is_live === 1 && row.has_live === 1,
    isDraft: row.has_draft === 1,
    places: placesOf(row.places),
  })

/** At most `limit` uses of a picture, public ones first; and the number of all. `ownerId` leaves out what others have not published. */
export async function listMediaUses(
  db: D1Database,
  address: string,
  limit: number,
  ownerId: string | null,
): Promise<{ list: MediaUse[]; total: number }> {
  const [content, authors, counted] = await db.batch<Row>([
    db
      .prepare(
        `${GROUPED} SELECT used.kind, used.content_id, used.has_live, used.has_draft AND ${REACHED} AS has_draft, used.places,
           m.is_live, ${visibleColumns(REACHED)} ${FROM}
         ORDER BY m.is_live DESC, used.has_live DESC, m.saved_at DESC, m.id LIMIT ?2`,
      )
      .bind(address, limit, ownerId),
    db
      .prepare(
        `${GROUPED} SELECT used.*, a.slug, a.name AS title, 1 AS is_live FROM used
         JOIN authors a ON a.id = used.content_id WHERE used.kind = 'author' ORDER BY a.name LIMIT ?2`,
      )
      .bind(address, limit),
    db.prepare(`${GROUPED} SELECT count(*) AS n FROM used`).bind(address),
  ])
  return {
    list: [...(content?.results ?? []), ...(authors?.results ?? [])].slice(0, limit).map(useOf),
    total: Number(counted?.results[0]?.n ?? 0),
  }
}

export type User = { kind: ContentKind | 'author'; id: string }

/**
 * Content that uses a picture, public or in a draft, by kind and id; at most `limit`, after those of an earlier page.
 */
export async function listUsers(
  db: D1Database,
  address: string,
  limit: number,
  after: User | null = null,
): Promise<User[]> {
  const { results } = await db
    .prepare(
      `SELECT DISTINCT kind, content_id AS id FROM media_uses
       WHERE address = ? AND (kind, content_id) > (?, ?) ORDER BY kind, content_id LIMIT ?`,
    )
    .bind(address, after?.kind ?? '', after?.id ?? '', limit)
    .all<{ kind: string; id: string }>()
  return results.flatMap(({ kind, id }) => (isContentKind(kind) || kind === 'author' ? [{ kind, id }] : []))
}

/** The number of contents that use a picture. */
export const countUsers = async (db: D1Database, address: string): Promise<number> =>
  (await db.prepare(`${GROUPED} SELECT count(*) AS n FROM used`).bind(address).first<number>('n')) ?? 0

/** The statement that deletes an outdated use. */
export const dropUseStatement = (db: D1Database, address: string, { kind, id }: User): D1PreparedStatement =>
  db
    .prepare('DELETE FROM media_uses WHERE address = ? AND kind = ? AND content_id = ?')
    .bind(address, kind, id)
