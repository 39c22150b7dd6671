import { html } from 'hono/html'
import { type AuthorizeRequest, PROVIDERS } from '../oauth/request.ts'
import type { Provider, User } from '../state.ts'
import { page } from './page.ts'

/** How many created people are listed; others are found by their address. */
const SHOWN = 20

const hidden = (request: AuthorizeRequest) =>
  Object.entries(request).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)

const personButton = (user: User, last: string | undefined) => html`<li>
<button name="person" value="${user.sub}">
${user.sub === last ? html`<span class="last">前回</span>` : ''}${user.attributes.name ?? ''}
<small>${user.attributes.email ?? ''}</small>
</button>
</li>`

const providerList = (
  request: AuthorizeRequest,
  provider: Provider,
  users: User[],
  last: string | undefined,
) => {
  const own = users.filter(({ identity }) => identity?.provider === provider)
  // The last chosen person comes first.
  const ordered = [...own.filter(({ sub }) => sub === last), ...own.filter(({ sub }) => sub !== last)]
  return html`<section aria-labelledby="${provider}">
<h2 id="${provider}">${provider}の人</h2>
<form method="post" action="/oauth2/authorize">${hidden(request)}
<ul>${ordered.slice(0, SHOWN).map((user) => personButton(user, last))}</ul>
</form>
<details>
<summary>ほかの人になる</summary>
<form method="post" action="/oauth2/authorize">${hidden(request)}
<input type="hidden" name="provider" value="${provider}">
<label>名前<input name="name" required maxlength="100" autocomplete="off"></label>
<label>メールアドレス<input name="email" type="email" required maxlength="254" autocomplete="off"></label>
<label><input type="checkbox" name="unverified" value="1">メールアドレスは未確認</label>
<button class="primary">この人でログイン</button>
</form>
</details>
</section>`
}

/** Lists the people of the requested provider, or of all. */
export const consentPage = (request: AuthorizeRequest, users: User[], last: string | undefined) => {
  const providers = request.identity_provider ? [request.identity_provider] : PROVIDERS
  const title = request.identity_provider ? `${request.identity_provider}でログイン` : 'ログインする人を選ぶ'
  return page(
    title,
    html`<header>
<p class="kicker">手元の代役</p>
<h1>${title}</h1>
<p>「たびしるべ」が、名前とメールアドレスの利用を求めています。だれとしてログインするかを選んでください。</p>
</header>
${providers.map((provider) => providerList(request, provider, users, last))}
<form method="post" action="/oauth2/authorize">${hidden(request)}
<button class="plain" name="cancel" value="1">キャンセル</button>
</form>`,
  )
}

/** For requests whose redirect address is not valid. */
export const problemPage = (problem: string) =>
  page(
    'ログインできません',
    html`<header>
<p class="kicker">手元の代役</p>
<h1>ログインできません</h1>
<p>${problem}</p>
<p>ブラウザの「戻る」で、サイトに戻ってください。</p>
</header>`,
  )
