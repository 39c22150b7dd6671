import { linksIn } from '#domain/blocks/links.ts'
import { type ContentKind, kindOfPlural } from '#domain/content/kind.ts'
import { Slug } from '#domain/content/slug.ts'
import { ownPathOf } from '#domain/manuscript/checklist-content.ts'
import type { Facts } from '#domain/manuscript/checklist-rule.ts'
import { refsInDraft } from '#domain/manuscript/draft-parts.ts'
import type { DraftFields, Manuscript } from '#domain/manuscript/manuscript.ts'
import { bindNow, PUBLIC_NOW } from '../content/content-table.server.ts'
import { CONTENT_TABLES } from '../content/content-tables.server.ts'
import type { Row } from '../row.ts'
import { takenStatement } from './taken-slugs.server.ts'

/** The maximum of mentions and links of one manuscript that are looked up: more than any page has. */
const MAX_ROWS = 500

const byKind = <Entry extends { kind: ContentKind }>(entries: readonly Entry[]): Map<ContentKind, Entry[]> =>
  Map.groupBy(entries.slice(0, MAX_ROWS), ({ kind }) => kind)

/** Links to pages of content: a kind and a slug. Other internal addresses are checked by the link checker. */
const linkedPages = (fields: DraftFields): { kind: ContentKind; slug: string; path: string }[] =>
  linksIn(fields).flatMap(({ href }) => {
    const path = ownPathOf(href)
    const [, plural = '', slug = ''] = /^\/([a-z-]+)\/([^/]+)$/.exec(path ?? '') ?? []
    const kind = kindOfPlural(plural)
    return path && kind && Slug.safeParse(slug).success ? [{ kind, slug, path }] : []
  })

/** Which of a list exist, and whether they are public: `1` or `0` by id or slug. */
const seenStatement = (db: D1Database, kind: ContentKind, by: 'id' | 'slug', values: string[], now: Date) =>
  db
    .prepare(
      `SELECT '${kind}' AS kind, t.${by} AS value, (${PUBLIC_NOW}) AS seen FROM ${CONTENT_TABLES[kind].table} t
       WHERE t.${by} IN (SELECT value FROM json_each(?))`,
    )
    .bind(...bindNow(now), JSON.stringify(values))

const draftsStatement = (db: D1Database, ids: string[]) =>
  db
    .prepare('SELECT id FROM manuscripts WHERE id IN (SELECT value FROM json_each(?)) AND is_live = 0')
    .bind(JSON.stringify(ids))

/** The referenced authors and municipality that exist. */
const existingStatement = (db: D1Database, { authorId, editorId, cityCode }: DraftFields) =>
  db
    .prepare(
      'SELECT id AS value FROM authors WHERE id IN (?, ?) UNION ALL SELECT code AS value FROM cities WHERE code = ?',
    )
    .bind(...[authorId, editorId, cityCode].map((value) => (typeof value === 'string' ? value : '')))

const NAMED = ['authorId', 'editorId', 'cityCode'] as const

const unknownFields = (fields: DraftFields, existing: readonly Row[]): Set<string> => {
  const values = new Set(existing.map(({ value }) => value))
  return new Set(NAMED.filter((name) => fields[name] && !values.has(String(fields[name]))))
}

/** The facts that the checklist needs from the rest of the site, in one round trip. */
export async function findFacts(
  db: D1Database,
  { kind, id }: Pick<Manuscript, 'kind' | 'id'>,
  fields: DraftFields,
  now: Date,
): Promise<Facts> {
  const mentioned = byKind(refsInDraft(kind, fields))
  const linked = byKind(linkedPages(fields))
  const ids = [...mentioned.values()].flat().map((ref) => ref.id)
  const [taken, drafts, named, ...seen] = await db.batch<Row>([
    takenStatement(db, { kind, id, slug: String(fields.slug ?? '') }),
    draftsStatement(db, ids),
    existingStatement(db, fields),
    ...[...mentioned].map(([of, refs]) => {
      const values = refs.map((ref) => ref.id)
      return seenStatement(db, of, 'id', values, now)
    }),
    ...[...linked].map(([of, pages]) => {
      const values = pages.map(({ slug }) => slug)
      return seenStatement(db, of, 'slug', values, now)
    }),
  ])
  const states = new Map(
    seen.flatMap(({ results }) => results).map((row) => [`${row.kind}:${row.value}`, row.seen]),
  )
  for (const { id: draft } of drafts?.results ?? [])
    for (const ref of [...mentioned.values()].flat())
      if (ref.id === draft && !states.has(`${ref.kind}:${ref.id}`)) states.set(`${ref.kind}:${ref.id}`, 0)
  return {
    now,
    isSlugTaken: (taken?.results.length ?? 0) > 0,
    unknown: unknownFields(fields, named?.results ?? []),
    refs: refStates([...mentioned.values()].flat(), states),
    deadPaths: new Set(
      [...linked.values()]
        .flat()
        .filter(({ kind: of, slug }) => states.get(`${of}:${slug}`) !== 1)
        .map(({ path }) => path),
    ),
  }
}

function refStates(
  refs: readonly { kind: ContentKind; id: string }[],
  states: ReadonlyMap<string, Row[string] | undefined>,
): Facts['refs'] {
  const unseen: Record<string, 'hidden' | 'missing'> = {}
  for (const { kind, id } of refs) {
    const key = `${kind}:${id}`
    const seen = states.get(key)
    if (seen !== 1) unseen[key] = seen === 0 ? 'hidden' : 'missing'
  }
  return unseen
}
