import { html } from 'hono/html'
import { newsletterStepPath } from '#domain/newsletter/newsletter-step.ts'
import { SITE } from '#domain/site/site.ts'
import type { SiteConfig } from '#domain/site/site-config.ts'
import { absoluteUrl } from '#domain/url/absolute-url.ts'
import type { Mail } from './mail.ts'
import { mailHtml, mailText, STYLE } from './mail-document.ts'

const SUBJECT = `${SITE.name}のニュースレターの登録を確認してください`
const LEAD = `${SITE.name}のニュースレターへのお申し込みを受け付けました。次のページで、登録を確かめてください。`
const LIMIT =
  'このリンクは48時間使えます。確かめないまま過ぎると、お預かりしたメールアドレスは消去します。心当たりのない方は、このメールを破棄してください。登録されることはありません。'

/** The mail that asks an address whether it was its owner who subscribed it. It advertises nothing. */
export async function confirmationMail(to: string, token: string, config: SiteConfig): Promise<Mail> {
  const link = absoluteUrl(newsletterStepPath('confirm', token), config)
  const body = html`<h1 style="${STYLE.title}">登録の確認</h1>
<p style="${STYLE.paragraph}">${LEAD}</p>
<p style="${STYLE.paragraph}"><a class="button" style="${STYLE.button}" href="${link}">登録を確かめる</a></p>`
  const foot = html`<p style="${STYLE.paragraph}">${LIMIT}</p>`
  return {
    to,
    subject: SUBJECT,
    html: await mailHtml({ title: SUBJECT, site: absoluteUrl('/', config), body, foot }),
    text: mailText([LEAD, link, LIMIT]),
  }
}
