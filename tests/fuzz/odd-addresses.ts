import fc from 'fast-check'
import { oddPart, oddText } from './odd-texts.ts'

/** Any text, escaped for a query. */
const escaped = oddText.map((text) => encodeURIComponent(text.toWellFormed().slice(0, 500)))
const one = (...texts: string[]) => fc.constantFrom(...texts)

/** A number, valid or not, as lists and calls receive it. */
const number = fc.oneof(
  one('1', '2', '3', '999999', '99999999999', '0', '-1', '1.5', '1e9', '007', ''),
  escaped,
)

const query = (values: Record<string, fc.Arbitrary<string>>): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(
        ...Object.entries(values).map(([name, value]) => value.map((text) => `${name}=${text}`)),
        fc.tuple(escaped, escaped).map(([name, text]) => `${name}=${text}`),
        oddPart.map((text) => text.replaceAll('?', '%3f')),
      ),
      { maxLength: 5 },
    )
    .map((pairs) => (pairs.length > 0 ? `?${pairs.join('&')}` : ''))

const list = fc.tuple(
  one('/spots', '/hotels', '/gifts', '/goods', '/features', '/campaigns', '/products', '/article-pages'),
  query({
    page: number,
    sort: one('kana', 'updated', 'newest', 'price'),
    category: one('温泉', 'onsen').map(encodeURIComponent),
    region: one('kinki', 'kyushu'),
    prefecture: one('hyogo', 'kyoto'),
    month: number,
    with: one('rainy', 'onsen'),
    type: one('news', 'feature'),
  }),
)

const document = fc.tuple(
  one(
    '/',
    '/spots/kinosaki-onsen',
    '/spots/',
    '/hotels/',
    '/features/winter-steam',
    '/campaigns/',
    '/article-pages/',
    '/pr/hyogo',
    '/pr/',
    '/help/',
    '/@/',
    '/~/',
    '/$/',
    '/articles/',
    '/spots/page/',
    '/authors/',
    '/months/',
  ),
  fc.oneof(one(''), oddPart),
  one('', '/_payload.json', '/index.html', '/page/2', '.jpg', '/'),
)

const search = fc.tuple(
  one('/search/=/', '/search/=/keyword=', '/search/=/prefecture=', '/search/=/tag=', '/search/=/month='),
  oddPart,
  one('', '/page/2', '/page/99999', '/_payload.json', '?page=2', '?page=99999'),
)

const form = fc.tuple(
  one('/search'),
  query({ keyword: escaped, tag: escaped, month: number, prefecture: escaped, kind: escaped, sort: escaped }),
)

const sharing = fc.tuple(
  one('/og/', '/og/index', '/og/spots/kinosaki-onsen', '/og/search/=/keyword=', '/og/spots/page/', '/og'),
  oddPart,
  one('.jpg', '.jpg?v=', '.jpg?v=x', '', '.png'),
)

const images = fc.tuple(
  one('/cdn-cgi/image/'),
  fc
    .array(
      fc.oneof(
        one(
          'width=512',
          'height=256',
          'width=1200',
          'height=630',
          'fit=cover',
          'format=auto',
          'gravity=0.5x0.5',
        ),
        fc
          .tuple(one('width', 'height', 'gravity', 'fit', 'format', '__proto__'), oddPart)
          .map(([name, value]) => `${name}=${value}`),
      ),
      { maxLength: 6 },
    )
    .map((options) => options.join(',')),
  one(
    '/',
    '/https://images.tabishirube.example/',
    '/https:/images.tabishirube.example/',
    '/http://10.0.0.1/',
    '',
  ),
  fc.oneof(one('drawn/sample.webp', 'derived/x'), oddPart),
)

const media = fc.tuple(
  one('/media/', '/media/drawn/sample.webp'),
  oddPart,
  query({
    sig: fc.oneof(one('a'.repeat(43), `${'a'.repeat(43)}&sig=${'b'.repeat(43)}`), escaped),
    expires: number,
    preset: fc.oneof(one('ogp', 'thumbnail'), escaped),
  }),
)

const secretly = fc.tuple(
  one(
    '/preview/',
    '/shared/guides/',
    '/preview/light/assets/',
    '/preview/dark/assets/',
    '/v1/shared/guides/',
  ),
  fc.oneof(
    oddPart,
    fc
      .tuple(
        one('spots', 'article-pages', '__proto__'),
        one('1764000000000', '0000000000000', '9999999999999'),
        oddPart,
      )
      .map(([kind, at, end]) => `${kind}.a1111111-1111-4111-8111-111111111111.${at}.${end}`),
    one('q2w3e4r5t6', `${'q2'.repeat(11)}`),
  ),
  one('', '/card.jpg', '?scheme=dark', '?scheme=__proto__', '.ics'),
)

const reload = fc.tuple(one('/reload', '/reload/'), query({ to: escaped }))

const signIn = fc.tuple(
  one(
    '/login/start',
    '/login/callback',
    '/login/integration',
    '/login',
    '/logout',
    '/logout/callback',
    '/logout/confirm',
  ),
  query({
    provider: fc.oneof(one('LINE', 'Google', 'Facebook', '__proto__', 'Cognito'), escaped),
    return: escaped,
    integrationToken: escaped,
    state: fc.oneof(one(`${'a'.repeat(32)}-x`, `${'a'.repeat(32)}-756e`, 'a'.repeat(32)), escaped),
    code: escaped,
    error: fc.oneof(one('access_denied', 'server_error'), escaped),
  }),
)

const files = fc.tuple(
  one(
    '/assets/',
    '/builds/meta/',
    '/builds/',
    '/icons/',
    '/sitemaps/',
    '/feeds/',
    '/feed.xml',
    '/robots.txt',
    '/_/',
    '/admin/',
    '/maintenance',
  ),
  oddPart,
)

const anything = fc.tuple(one('/', '//', '/%2f', '/.', '/..;/'), oddPart, query({ page: number }))

/** Every route of the site that is not a call, followed by any text. */
export const ADDRESSES = {
  'documents and their data': document,
  lists: list,
  'stored searches': search,
  'the search form': form,
  'sharing pictures': sharing,
  'resized pictures': images,
  'signed links': media,
  'secret links': secretly,
  reload,
  'signing in and out': signIn,
  files,
  anything,
} satisfies Record<string, fc.Arbitrary<string[]>>

/** Servers refuse longer request lines before ours reads them. */
const MAX_PATH_LENGTH = 8000

export const addressOf = (parts: readonly string[]): string => parts.join('').slice(0, MAX_PATH_LENGTH)

/** A query of a call, with the parameter names that calls define. */
export const callQuery = query({
  q: escaped,
  limit: number,
  cursor: fc.oneof(one('W10', 'bnVsbA', 'WyJhIiwiYiJd', 'WzEsImEiXQ'), escaped),
  offset: number,
  month: number,
  prefecture: escaped,
  region: escaped,
  type: escaped,
  kind: escaped,
  kinds: escaped,
  ids: escaped,
  refs: escaped,
  sort: escaped,
  from: fc.oneof(one('2026-11-01', '2026-02-30', '0000-00-00'), escaped),
  to: escaped,
  stage: escaped,
  version: number,
  lat: number,
  lng: number,
  w: number,
  id: escaped,
  ref: escaped,
  show: escaped,
  role: escaped,
})
