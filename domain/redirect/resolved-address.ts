import { decodedPath } from '../url/decoded-path.ts'
import { fromDocumentPath, pageOfPayload } from '../url/document-path.ts'
import { isReserved } from './reserved.ts'
import { findRule, type RuleIndex, type RuleStatus, redirectOf } from './route-rule.ts'

/** A rule of the code (`file`) or of the management area (`managed`), named by its source. */
type ByRule = { by: 'file' | 'managed'; rule: string }

/**
 * `slug`: a former slug of a published page. `city`: a municipality below another prefecture, or without a page. `spelling`: the same address under another spelling. `payload`: the data of
 * a page that has a rule, redirected to the page.
 */
export type RedirectedAddress = { kind: 'redirect'; to: string; status: Exclude<RuleStatus, 410> } & (
  | ByRule
  | { by: 'slug' | 'city' | 'spelling' | 'payload'; rule: null }
)
/** `removed`: a page that was taken down. */
export type GoneAddress = { kind: 'gone'; to: null; status: 410 } & (ByRule | { by: 'removed'; rule: null })

/** What happens at an address, and why. `area`: reserved for functions of the site, whose own code responds. */
export type ResolvedAddress =
  | RedirectedAddress
  | GoneAddress
  | { kind: 'page' }
  | { kind: 'area' }
  | { kind: 'missing' }

type Rules = { file: RuleIndex; managed: () => Promise<RuleIndex> }

/** Resolves an address by the rules: those of the code first; managed rules do not apply to reserved addresses. */
export async function resolveByRule(
  { pathname, search }: URL,
  rules: Rules,
  now: Date,
): Promise<RedirectedAddress | GoneAddress | null> {
  const page = pageOfPayload(pathname)
  const path = decodedPath(page ?? pathname)
  const file = findRule(rules.file, path, now)
  const found = file ?? (isReserved(path) ? null : findRule(await rules.managed(), path, now))
  if (!found) return null
  // A tab that already has the page's code fetches only its data. It loads the document instead, which is redirected.
  if (page)
    return { kind: 'redirect', by: 'payload', rule: null, to: `/${page.replace(/^\/+/, '')}`, status: 302 }
  const rule = { by: file ? 'file' : 'managed', rule: found.rule.from } as const
  const redirect = redirectOf(found, search)
  return redirect.to === null
    ? { kind: 'gone', ...rule, ...redirect }
    : { kind: 'redirect', ...rule, ...redirect }
}

const INDEX = /\/index\.html$/

/** Escapes of unreserved characters (RFC 3986, 2.3), and of `@` and `$`, with which our areas begin. */
const NEEDLESS_ESCAPE = /%(?:2[4DE]|3\d|4\d|4[A-F]|5[\dAF]|6[1-9A-F]|7[\dAE])/gi

/** Resolves another spelling of an address to its canonical spelling. The target's path is always shorter. */
export function resolveBySpelling({ pathname, search }: URL): RedirectedAddress | null {
  // Two slashes at the start of a redirect would name another host.
  const plain = pathname.replace(NEEDLESS_ESCAPE, decodeURIComponent)
  const path = `/${plain.replace(INDEX, '').replace(/^\/+|(?<!\/)\/+$/g, '')}`
  const to = fromDocumentPath(path) ?? (path === pathname ? null : path + search)
  return to === null ? null : { kind: 'redirect', by: 'spelling', rule: null, to, status: 301 }
}
