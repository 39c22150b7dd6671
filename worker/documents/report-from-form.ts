import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { japaneseErrorMap } from '#domain/api/error-map.ts'
import { contentPage } from '#domain/content/content-page.ts'
import { hasOwnPage, kindOfPlural } from '#domain/content/kind.ts'
import { ReportInput, type ReportState } from '#domain/content/report-input.ts'
import type { AppEnv } from '../app-env.ts'
import { receiveReport, TOO_MANY_REPORTS } from '../manuscripts/reader-reports.ts'
import { addressResponse } from '../redirects/address-response.ts'
import { findFormer } from '../redirects/resolve-address.ts'
import { problemsOf, typedFields } from './form-fields.ts'
import { renderDocument } from './render.ts'

type C = Context<AppEnv, '/reports/:plural/:slug'>

/** The outcome of a form: its state, and the status of its document. `null`: there is no such page. */
async function outcomeOf(c: C, now: Date): Promise<{ state: ReportState; status: number } | null> {
  const { plural, slug } = c.req.param()
  const kind = kindOfPlural(plural)
  if (!kind || !hasOwnPage(kind)) return null
  const { text, passage, email, website } = await typedFields(c)
  const values = { text, passage, email }
  const parsed = ReportInput.safeParse({ ...values, website }, { error: japaneseErrorMap })
  const refused = (status: number, errors: { field?: string | undefined; message: string }[]) => ({
    status,
    state: { isSent: false as const, values, errors },
  })
  if (!parsed.success) return refused(422, problemsOf(parsed.error))
  const received = await receiveReport(c.env.DB, { kind, slug }, parsed.data, now)
  if (received === 'missing') return null
  return received === 'full'
    ? refused(409, [{ message: TOO_MANY_REPORTS }])
    : { status: 200, state: { isSent: true } }
}

/**
 * The way from the form of a former slug to that of the present one, or `null`. With 308 browsers send a form again with all
 * that was typed.
 */
export async function presentForm(c: Context<AppEnv>, status: 301 | 308): Promise<Response | null> {
  const [, form = '', page = ''] = /^(\/reports)(\/.+)$/.exec(c.req.path) ?? []
  const to = contentPage(page) && (await findFormer(c.env, page))?.to
  return to ? addressResponse(c, { kind: 'redirect', by: 'slug', rule: null, to: form + to, status }) : null
}

/**
 * `POST /reports/{plural}/{slug}`, sent by the form without script: its page again, with a thank-you, or with what was
 * typed and what is wrong with it (422; 409 while too many reports wait). Without such a page it is that page's 404, or leads
 * to the present form.
 */
export async function reportFromForm(c: C): Promise<Response> {
  const now = new Date()
  const outcome = await outcomeOf(c, now)
  const { status, html } = await renderDocument(c.req.path, c.env, now, { report: outcome?.state })
  const present = status === 404 && (await presentForm(c, 308))
  if (present) return present
  return c.html(html, (status === 200 ? (outcome?.status ?? status) : status) as ContentfulStatusCode, {
    'cache-control': 'private, no-store',
  })
}
