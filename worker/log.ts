import { scrub } from '#domain/text/scrub.ts'

type LogLevel = 'info' | 'warn' | 'error'

/** The fields of a line besides `at` and `what`. `requestId` is that of the request, where there is one. */
type LogFields = { requestId?: string | undefined } & Record<string, unknown>

/** The maximum length of a text in characters: longer lines are cut by log services. */
const MAX_TEXT_LENGTH = 4000
const DEEPEST = 4
/** Fields with such names are never logged. */
const SECRET_NAME = /token|password|secret|cookie|authorization|e-?mail|^body$/i

/** Scrub before and after cutting: half a token would not be recognised as one. */
const shortened = (text: string): string =>
  scrub(text.slice(0, 2 * MAX_TEXT_LENGTH)).slice(0, MAX_TEXT_LENGTH)

function cleaned(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return shortened(value)
  if (value instanceof Error) return errorText(value)
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= DEEPEST) return '…'
  if (Array.isArray(value)) return value.slice(0, 50).map((one) => cleaned(one, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      SECRET_NAME.test(name) && inner != null ? '…' : cleaned(inner, depth + 1),
    ]),
  )
}

/** The logged text of an error: its stack, and its causes. */
export function errorText(error: unknown): string {
  const texts: string[] = []
  for (
    let one = error;
    one !== undefined && texts.length < DEEPEST;
    one = one instanceof Error ? one.cause : undefined
  )
    texts.push(one instanceof Error ? (one.stack ?? one.message) : String(one))
  return shortened(texts.join('\ncause: '))
}

/**
 * Writes one line of JSON into the log: the time (`at`), `what` happened as a fixed phrase, and identifying fields.
 * Never addresses with keys, tokens, email addresses, names or bodies; anything of such a form is scrubbed as well.
 */
export function logLine(level: LogLevel, what: string, fields: LogFields = {}): void {
  const line = { at: new Date().toISOString(), what, ...(cleaned(fields, 0) as object) }
  console[level](JSON.stringify(line))
}
