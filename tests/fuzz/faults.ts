import { parse } from 'parse5'
import type { Answer } from './send.ts'

/** Text that only our internals would print: a stack, a statement, an error of a library, a path on disk. */
const INSIDE =
  /\n\s+at \S+ \(|\bat [\w$.<>]+ \([^)]*:\d+:\d+\)|D1_ERROR|SQLITE_|no such (table|column)|near "[^"]*": syntax error|UNIQUE constraint|FOREIGN KEY constraint|ZodError|Cannot read propert|is not a function|Unexpected token|Unexpected end of JSON|unterminated|Invalid URL|malformed|node_modules|\/(tmp|work)\/|file:\/\/\/(?!etc)/

const JAPANESE = /[ぁ-んァ-ヶ一-龠]/

type Envelope = { data?: unknown; errors?: { code?: unknown; message?: unknown; field?: unknown }[] }

const parsed = (text: string): Envelope | null => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What is wrong with the envelope of `/v1`: `{data}`, or `{errors: [{code, message}]}` in Japanese. */
function faultOfEnvelope({ status, text }: Answer): string | null {
  const answer = parsed(text)
  if (!answer || typeof answer !== 'object') return 'no envelope'
  if (status < 300) return answer.data === undefined ? 'no data' : null
  const { errors } = answer
  if (!Array.isArray(errors) || errors.length === 0) return 'no errors'
  const isExpected = errors.every(
    ({ code, message }) => /^E1\d{4}$/.test(String(code)) && JAPANESE.test(String(message)),
  )
  return isExpected ? null : 'an error without its code or a Japanese text'
}

const isDocument = (text: string): boolean => {
  const [html] = parse(text).childNodes.filter(({ nodeName }) => nodeName === 'html')
  return (
    html !== undefined &&
    'attrs' in html &&
    html.attrs.some((one) => one.name === 'lang' && one.value === 'ja')
  )
}

const kindOf = ({ headers }: Answer): string => String(headers['content-type'] ?? '').split(';')[0] ?? ''

function faultOfKind(path: string, answer: Answer): string | null {
  const { status, text } = answer
  const isCall = /^\/v1(\/|\?|$)/.test(path)
  if (status === 304 || (status >= 300 && status < 400 && answer.headers.location)) return null
  if (status === 204) return text === '' ? null : 'a body where none is allowed'
  if (isCall && kindOf(answer) === 'application/json') return faultOfEnvelope(answer)
  if (isCall) return status < 300 ? null : 'a refused call without JSON'
  if (kindOf(answer) === 'text/html') return isDocument(text) ? null : 'not a document'
  return status < 300 || JAPANESE.test(text) || text === '' ? null : 'a refusal without a Japanese message'
}

type Rules = {
  /** Texts that the caller must not be able to read: secrets, and data of others. */
  hidden?: readonly string[]
  /** Where a redirect may lead besides this site. */
  elsewhere?: readonly string[]
  /** For endpoints that call an external service which cannot answer in this test. */
  canBeUnavailable?: boolean
}

const LEADS_ELSEWHERE = ['https://company.tabishirube.example']

/** What is wrong with an answer to any request; `null` for a correct one. */
export function faultOf(origin: string, path: string, answer: Answer, rules: Rules = {}): string | null {
  const { status, headers, text } = answer
  const isExpected = status === 503 && (rules.canBeUnavailable || path.startsWith('/maintenance'))
  if (status < 200 || (status >= 500 && !isExpected)) return `status ${status}`
  if ('x-evil' in headers) return 'an injected header'
  if (headers.location !== undefined) {
    const at = new URL(headers.location, origin + path.replace(/^\/+/, '/')).origin
    if (at !== origin && ![...LEADS_ELSEWHERE, ...(rules.elsewhere ?? [])].includes(at))
      return `leads to ${at}`
  }
  const output = `${text}\n${JSON.stringify(headers)}`
  const hidden = (rules.hidden ?? []).find((secret) => output.includes(secret))
  if (hidden !== undefined) return `reveals ${hidden}`
  const inside = status >= 300 ? INSIDE.exec(text) : null
  if (inside) return `reveals internals: ${inside[0]}`
  return faultOfKind(path, answer)
}
