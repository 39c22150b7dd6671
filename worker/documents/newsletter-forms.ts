import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { japaneseErrorMap } from '#domain/api/error-map.ts'
import { FROM_PAGE, type NewsletterStep, newsletterStepPath } from '#domain/newsletter/newsletter-step.ts'
import { SubscriptionInput, type SubscriptionState } from '#domain/newsletter/subscription.ts'
import { link } from '#domain/url/link.ts'
import type { AppEnv } from '../app-env.ts'
import { confirm, subscribe, unsubscribe } from '../newsletter/subscriptions.ts'
import { problemsOf, typedFields } from './form-fields.ts'
import { renderDocument } from './render.ts'

type C = Context<AppEnv>

const CLOSED = 'いまは新しい登録を受け付けていません。'
const FULL = 'いま、たくさんのお申し込みを順に確かめています。日をおいて、もう一度お試しください。'

/** To a page after a form: a reload does not send it again. */
const seeOther = (c: C, step: NewsletterStep): Response => {
  c.header('cache-control', 'private, no-store')
  return c.redirect(newsletterStepPath(step), 303)
}

/** The form again, with what was typed and what is wrong. */
async function refused(
  c: C,
  now: Date,
  status: ContentfulStatusCode,
  subscription: SubscriptionState,
): Promise<Response> {
  const { html } = await renderDocument(link('newsletter'), c.env, now, { subscription })
  return c.html(html, status, { 'cache-control': 'private, no-store' })
}

/**
 * `POST /newsletter`: the form of the page, with and without script. The answer is the same for every valid address, subscribed
 * or not: a mail tells its owner. One with the hidden field filled is from a script: it is accepted, and not stored.
 */
export async function subscribeFromForm(c: C): Promise<Response> {
  const now = new Date()
  const { email = '', website } = await typedFields(c)
  const parsed = SubscriptionInput.safeParse({ email, website }, { error: japaneseErrorMap })
  if (!parsed.success) {
    const [problem] = problemsOf(parsed.error)
    return refused(c, now, 422, {
      email,
      message: problem?.message ?? '',
      isField: problem?.field === 'email',
    })
  }
  if (parsed.data.website) return seeOther(c, 'sent')
  const done = await subscribe(c.env, parsed.data.email, now, (work) => c.executionCtx.waitUntil(work))
  if (done === 'accepted') return seeOther(c, 'sent')
  const message = done === 'full' ? FULL : CLOSED
  return refused(c, now, done === 'full' ? 409 : 503, { email, message, isField: false })
}

const tokenOf = (c: C): string => c.req.query('token') ?? ''

/**
 * `POST /newsletter/confirm?token=…`, sent by the button of the page of the same address: opening the page confirms nothing, as
 * programs that inspect mails open every link.
 */
export const confirmFromForm = async (c: C): Promise<Response> =>
  seeOther(c, (await confirm(c.env.DB, tokenOf(c), new Date())) ? 'confirmed' : 'expired')

/**
 * `POST /newsletter/unsubscribe?token=…`: sent by the button of the page, or by a mail program without cookies and without a page
 * (https://www.rfc-editor.org/rfc/rfc8058), which is not redirected. Repeating it, or an unknown link, has the same answer.
 */
export async function unsubscribeFromForm(c: C): Promise<Response> {
  const fields = await typedFields(c)
  await unsubscribe(c.env.DB, tokenOf(c), new Date())
  if (FROM_PAGE in fields) return seeOther(c, 'unsubscribed')
  return c.text('配信を停止しました。\n', 200, { 'cache-control': 'private, no-store' })
}
