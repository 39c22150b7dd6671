import { CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import type { MemberSite } from '../member-site.ts'
import type { Fixture } from './call.ts'
import { asAdmin, type Office, type Person } from './office.ts'

/** Copies a row of a table with some columns replaced. */
const copyStatement = async (
  { db }: MemberSite,
  table: string,
  where: string,
  changed: Record<string, string>,
) => {
  const { results } = await db
    .prepare(`SELECT name FROM pragma_table_info('${table}')`)
    .all<{ name: string }>()
  const names = results.map(({ name }) => name)
  const values = names.map((name) => (name in changed ? '?' : name))
  return (bound: Record<string, string>) =>
    db
      .prepare(
        `INSERT INTO ${table} (${names.join(', ')}) SELECT ${values.join(', ')} FROM ${table} WHERE ${where}`,
      )
      .bind(...names.filter((name) => name in changed).map((name) => bound[name] ?? ''))
}

type Draft = { id: string; slug: string; version: number }
type Template = { version: number; copy: (id: string, slug: string, owner: string) => D1Statement[] }
type D1Statement = ReturnType<MemberSite['db']['prepare']>

/** Drafts to copy from, by site: several test files share a site. */
const templates = new WeakMap<Office, Map<ContentKind, Promise<Template>>>()

/** A draft created by the API, to be copied: hundreds are needed, and the call has tests of its own. */
const templateOf = async (office: Office, kind: ContentKind): Promise<Template> => {
  const { site } = office
  const { document } = await asAdmin(office, `POST /manage/${CONTENT_KINDS[kind].plural}`, {
    id: randomIdentifier(),
  })
  const { id, version }: Draft = document.manuscript
  const manuscripts = await copyStatement(site, 'manuscripts', `id = '${id}'`, { id, slug: '', owner_id: '' })
  const revisions = await copyStatement(site, 'revisions', `content_id = '${id}'`, { id, content_id: '' })
  return {
    version,
    copy: (copy, slug, owner) => [
      manuscripts({ id: copy, slug, owner_id: owner }),
      revisions({ id: randomIdentifier(), content_id: copy }),
    ],
  }
}

/** Statements of the next batch. */
let waiting: { statements: D1Statement[]; written: Promise<unknown> } | null = null

/** Writes the statements of the same tick in one batch: one round trip instead of hundreds. */
const together = async ({ db }: MemberSite, statements: D1Statement[]): Promise<void> => {
  const batch = waiting ?? { statements: [], written: Promise.resolve() }
  if (!waiting) {
    waiting = batch
    batch.written = new Promise((resolve, reject) => {
      setImmediate(() => {
        waiting = null
        db.batch(batch.statements).then(resolve, reject)
      })
    })
  }
  batch.statements.push(...statements)
  await batch.written
}

/** A new draft of a kind that belongs to an account: `{plural, slug, id, version}`. */
export const aManuscript =
  (kind: ContentKind = 'article-page') =>
  async (office: Office, owner: Person): Promise<Fixture> => {
    const cached = templates.get(office) ?? new Map<ContentKind, Promise<Template>>()
    templates.set(office, cached)
    const template = cached.get(kind) ?? templateOf(office, kind)
    cached.set(kind, template)
    const { version, copy } = await template
    const id = randomIdentifier()
    const slug = `new-${id.slice(1, 8)}${id.slice(9, 10)}`
    await together(office.site, copy(id, slug, owner.accountId))
    return { plural: CONTENT_KINDS[kind].plural, slug, id, version }
  }

/** A report of a reader on a manuscript: its id. */
export const aReport = async ({ site }: Office, contentId: string): Promise<string> => {
  const id = randomIdentifier()
  const insert = site.db.prepare(
    `INSERT INTO reader_reports (id, content_id, text, created_at)
     SELECT ?, id, '定休日が違います', '2026-11-21T00:00:00.000Z' FROM manuscripts WHERE id = ?`,
  )
  await together(site, [insert.bind(id, contentId)])
  return id
}

/** A comment on a manuscript, by its id. */
export const aComment = async ({ site }: Office, contentId: string, by: Person): Promise<string> => {
  const id = randomIdentifier()
  const insert = site.db.prepare(
    "INSERT INTO review_comments (id, content_id, text, created_at, written_by) VALUES (?, ?, '確かめてください', ?, ?)",
  )
  await together(site, [insert.bind(id, contentId, '2026-11-21T00:00:00.000Z', by.accountId)])
  return id
}
