import { randomIdentifier } from '#domain/text/identifier.ts'
import type { MemberSite } from './member-site.ts'

type Stored = { text: string; passage: string | null; email: string | null }

/** A text that no other report has. */
export const aText = (text = '定休日が違います') => `${text} ${randomIdentifier()}`

/** Reports about the hotels of a site, by its call and its form. */
export const reportsTo = async (site: MemberSite) => {
  const { results } = await site.db
    .prepare(
      "SELECT slug FROM hotels WHERE status = 'published' AND unpublish_at IS NULL ORDER BY slug LIMIT 4",
    )
    .all<{ slug: string }>()
  const [first = '', second = '', third = '', full = ''] = results.map(({ slug }) => slug)
  const SAME_ORIGIN = { origin: site.url, 'sec-fetch-site': 'same-origin' }
  const send = (body: object, headers: Record<string, string> = SAME_ORIGIN) =>
    fetch(`${site.url}/v1/reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ kind: 'hotel', slug: first, ...body }),
    })
  const sendForm = (
    fields: Record<string, string>,
    path = `/reports/hotels/${first}`,
    headers: Record<string, string> = SAME_ORIGIN,
  ) =>
    fetch(site.url + path, { method: 'POST', headers, body: new URLSearchParams(fields), redirect: 'manual' })
  const stored = (text: string) =>
    site.db.prepare('SELECT * FROM reader_reports WHERE text = ?').bind(text).first<Stored>()
  return { first, second, third, full, SAME_ORIGIN, send, sendForm, stored }
}
