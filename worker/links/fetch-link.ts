import { type NotCheckable, whyNotCheckable } from '#domain/office/link-target.ts'
import { type Resolved, type ResolveOptions, resolveName } from './resolve-name.ts'

/** The result of a checked link. */
export type LinkAnswer = {
  status: 'ok' | 'unsure' | 'broken'
  httpStatus: number | null
  problem: string | null
  /** The target of permanent redirects. */
  movedTo: string | null
}

/** `timeoutMs` applies to each step. */
type FetchLinkOptions = ResolveOptions & { ownHosts: readonly string[] }

const MAX_REDIRECTS = 5
const REDIRECTS = [301, 302, 303, 307, 308]
/** They say nothing about the page, only that it is not for bots, or not now. */
const NOT_FOR_US = [401, 402, 403, 405, 406, 407, 408, 421, 423, 425, 429, 451, 501, 999]
/** Identifies the link checker in foreign logs. */
const HEADERS = { 'user-agent': 'tabishirube-link-checker/1.0', accept: 'text/html,*/*;q=0.5' }

const NOT_CHECKED: Record<NotCheckable, string> = {
  'not-https': '暗号化されていないため（http）、確認していません。',
  'not-public': '公開されたアドレスではないため、確認していません。',
  own: 'このサイトのアドレスです。「/」から始まるリンクに替えてください。',
}

/** The result for names that do not resolve, or not to a public address. */
const UNRESOLVED: Record<Exclude<Resolved, 'public'>, LinkAnswer> = {
  private: { status: 'unsure', httpStatus: null, problem: NOT_CHECKED['not-public'], movedTo: null },
  none: { status: 'unsure', httpStatus: null, problem: 'この名前のサイトが見つかりません。', movedTo: null },
  unknown: {
    status: 'unsure',
    httpStatus: null,
    problem: '名前を調べられないため、確認していません。',
    movedTo: null,
  },
}

const answer = (
  status: LinkAnswer['status'],
  httpStatus: number | null,
  problem: string | null,
  movedTo: string | null = null,
): LinkAnswer => ({ status, httpStatus, problem, movedTo })

function answerFor(status: number, movedTo: string | null): LinkAnswer {
  if (status >= 200 && status < 300) return answer('ok', status, null, movedTo)
  if (status === 404 || status === 410) return answer('broken', status, 'ページがありません。')
  if (NOT_FOR_US.includes(status))
    return answer('unsure', status, '相手のサイトが、機械での確認を断りました。')
  return answer('unsure', status, `相手のサイトが応答しません（${status}）。`)
}

/** HEAD first; a server that does not support it gets a GET whose body is discarded. */
async function send(url: string, { fetch, timeoutMs }: FetchLinkOptions): Promise<Response> {
  const sendMethod = (method: string) =>
    fetch(url, { method, headers: HEADERS, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
  const head = await sendMethod('HEAD')
  if (head.status < 400 || head.status === 410 || head.status === 429) return head
  const page = await sendMethod('GET')
  await page.body?.cancel()
  return page
}

/**
 * Requests an address as a reader's browser would, within limits: at no step a private host, by its name or its
 * resolved address; a few redirects, a few seconds. Never throws: an unreachable link is `unsure`.
 */
export async function fetchLink(url: string, options: FetchLinkOptions): Promise<LinkAnswer> {
  let address = url
  let movedTo: string | null = null
  let isForGood = true
  for (let step = 0; step <= MAX_REDIRECTS; step++) {
    if (!URL.canParse(address)) return answer('broken', null, '転送先のアドレスを読み取れません。')
    const refused = whyNotCheckable(new URL(address), options.ownHosts)
    if (refused) return answer(refused === 'own' ? 'ok' : 'unsure', null, NOT_CHECKED[refused])
    const resolved = await resolveName(new URL(address).hostname, options)
    if (resolved !== 'public') return UNRESOLVED[resolved]
    const response = await send(address, options).catch(() => null)
    if (!response) return answer('unsure', null, '相手のサイトに接続できません。')
    const location = REDIRECTS.includes(response.status) ? response.headers.get('location') : null
    if (!location) return answerFor(response.status, movedTo)
    if (!URL.canParse(location, address))
      return answer('broken', response.status, '転送先のアドレスを読み取れません。')
    isForGood &&= response.status === 301 || response.status === 308
    address = new URL(location, address).href
    if (isForGood) movedTo = address
  }
  return answer('broken', null, '転送が続き、ページにたどり着きません。')
}
