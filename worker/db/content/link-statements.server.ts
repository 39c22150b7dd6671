import type { ContentKind } from '#domain/content/kind.ts'
import { contentLinks, contentOfPath } from '#domain/office/content-links.ts'

/** The statements that save the links of a content, for the batch that saves it. New links are checked soon. */
export function linkStatements(
  db: D1Database,
  kind: ContentKind,
  entity: { id: string; updatedAt: string },
): D1PreparedStatement[] {
  const links = contentLinks(entity).map((link) => ({ ...link, to: contentOfPath(link.url) }))
  const json = JSON.stringify(links)
  return [
    db.prepare('DELETE FROM content_links WHERE content_id = ?').bind(entity.id),
    ...(links.length === 0
      ? []
      : [
          db
            .prepare(
              `INSERT INTO content_links (content_id, url, kind, field, is_affiliate)
               SELECT ?2, value ->> 'url', ?3, value ->> 'field', value ->> 'isAffiliate' FROM json_each(?1)`,
            )
            .bind(json, entity.id, kind),
          db
            .prepare(
              `INSERT OR IGNORE INTO link_checks (url, to_kind, to_slug, is_affiliate, next_check_at)
               SELECT value ->> 'url', CASE WHEN value ->> 'url' LIKE '/%' THEN coalesce(value ->> '$.to.kind', 'page') END,
                 value ->> '$.to.slug', value ->> 'isAffiliate', ?2 FROM json_each(?1)`,
            )
            .bind(json, entity.updatedAt),
        ]),
  ]
}
