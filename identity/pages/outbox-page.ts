import { html } from 'hono/html'
import type { Message, User } from '../state.ts'
import { totpCode } from '../totp.ts'
import { page } from './page.ts'

const TIME = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  dateStyle: 'medium',
  timeStyle: 'medium',
})
const MEDIUM = { EMAIL: 'メール', SMS: 'SMS' }

const URL_IN_TEXT = /(https?:\/\/[^\s<>]+)/

/** The lines of a text, with its links. */
const linked = (text: string) =>
  text
    .split('\n')
    .map(
      (line) =>
        html`${line
          .split(URL_IN_TEXT)
          .map((part) => (URL_IN_TEXT.test(part) ? html`<a href="${part}">${part}</a>` : part))}<br>`,
    )

const message = ({
  id,
  at,
  to,
  medium,
  subject,
  text,
  code,
  html: isHtml,
}: Message) => html`<li><article class="wide">
<header><h2>${subject}</h2><time datetime="${new Date(at).toISOString()}">${TIME.format(at)}</time></header>
${code ? html`<p class="code">${code}</p>` : ''}
<p>${linked(text)}</p>
${isHtml ? html`<p><a href="/outbox/mails/${id}">メールの見た目を開く</a></p>` : ''}
<p class="quiet">${MEDIUM[medium]}　${to}</p>
</article></li>`

const codes = (users: User[], now: number) => html`<section aria-labelledby="totp">
<h2 id="totp">いまの認証アプリのコード</h2>
<ul class="codes">${users.map(
  (user) => html`<li><article>
<p class="code">${totpCode(user.totp ?? user.pendingTotp ?? '', now)}</p>
<p class="quiet">${user.attributes.email}${user.totp ? '' : '（設定中）'}</p>
</article></li>`,
)}</ul>
<p class="quiet">30秒ごとに変わります。使ったコードは、もう一度は使えません。</p>
</section>`

/** Mails and SMS, newest first, and the current codes of authenticator apps. */
export const outboxPage = (messages: Message[], users: User[], now: number, to: string) =>
  page(
    '送信箱',
    html`<header>
<p class="kicker">手元の代役</p>
<h1>送信箱</h1>
<p>確認コードのメールとSMS、ニュースレターは、送らずにここへ届きます。新しいものが上です。</p>
</header>
<form class="search" role="search">
<label>宛先でしぼる<input name="to" value="${to}" autocomplete="off"></label>
<button class="primary">表示</button>
</form>
${
  messages.length
    ? html`<ul>${messages.map(message)}</ul>`
    : html`<p class="empty wide">${to ? `${to} に届いたものは、まだありません。` : 'まだ何も届いていません。'}</p>`
}
${users.length ? codes(users, now) : ''}`,
  )
