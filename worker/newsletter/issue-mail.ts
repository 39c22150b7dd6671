import { html } from 'hono/html'
import type { IssueCard } from '#domain/newsletter/issue.ts'
import { SITE } from '#domain/site/site.ts'
import type { SiteConfig } from '#domain/site/site-config.ts'
import { absoluteUrl } from '#domain/url/absolute-url.ts'
import type { Mail } from './mail.ts'
import { mailHtml, mailText, STYLE } from './mail-document.ts'

/** What an issue consists of. */
type IssueContent = { subject: string; opening: string; cards: readonly IssueCard[] }

const REASON = `このメールは、${SITE.name}のニュースレターに登録された方へお送りしています。`

/** Paragraphs are separated by empty lines; lines in them are kept. */
const paragraphsOf = (text: string): string[][] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => part.split('\n'))

const cardHtml = ({ title, catch: text, label, href, picture }: IssueCard) =>
  html`<div class="card" style="${STYLE.card}">
<a href="${href}"><img style="${STYLE.picture}" src="${picture}" alt="" width="560" height="280"></a>
<h2 style="${STYLE.cardTitle}"><a class="link" style="${STYLE.link}" href="${href}">${title}</a></h2>
<p class="quiet" style="${STYLE.cardLabel}">${label}</p>
<p style="${STYLE.cardText}">${text}</p>
</div>`

const cardText = ({ title, catch: text, label, href }: IssueCard): string =>
  [`■ ${title}（${label}）`, text, href].filter(Boolean).join('\n')

/**
 * The mail of an issue. `unsubscribe` is the link by which this reader ends the subscription: a page, and for mail programs
 * an address that they call without one (RFC 8058).
 */
export async function issueMail(
  { subject, opening, cards }: IssueContent,
  { to, unsubscribe }: { to: string; unsubscribe: string },
  config: SiteConfig,
): Promise<Mail> {
  const body = html`<h1 style="${STYLE.title}">${subject}</h1>
${paragraphsOf(opening).map(
  (lines) =>
    html`<p style="${STYLE.paragraph}">${lines.map((line, index) => html`${index > 0 ? html`<br>` : ''}${line}`)}</p>`,
)}
${cards.map(cardHtml)}`
  const foot = html`<p style="${STYLE.paragraph}">${REASON}<br><a class="link" style="${STYLE.link}" href="${unsubscribe}">配信を停止する</a></p>`
  return {
    to,
    subject,
    html: await mailHtml({ title: subject, site: absoluteUrl('/', config), body, foot }),
    text: mailText([subject, opening, ...cards.map(cardText), `${REASON}\n配信の停止：${unsubscribe}`]),
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
