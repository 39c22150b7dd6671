import { scrub } from '#domain/text/scrub.ts'

export type LogLevel = 'info' | 'warn' | 'error'

/** What a line says besides `at` and `what`. `requestId` is that of the request, where there is one. */
export type LogFields = { requestId?: string | undefined } & Record<string, unknown>

/** No line is longer than what a reader of logs keeps whole, in characters. */
const LONGEST_TEXT = 4000
const DEEPEST = 4
/** Whatever is called so is never anybody's business. */
const SECRET_NAME = /token|password|secret|cookie|authorization|e-?mail|^body$/i

/** Cut once more afterwards: half a token would not look like one. */
const shortened = (text: string): string => scrub(text.slice(0, 2 * LONGEST_TEXT)).slice(0, LONGEST_TEXT)

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

/** An error as the log tells of it: its stack, and what it came from. */
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
 * Writes one line of JSON into the log: when (`at`), `what` happened in a few fixed words, and what tells it from others.
 * Never addresses with keys, tokens, mail addresses, names or bodies; what has the shape of one is taken out besides.
 */
export function logLine(level: LogLevel, what: string, fields: LogFields = {}): void {
  const line = { at: new Date().toISOString(), what, ...(cleaned(fields, 0) as object) }
  console[level](JSON.stringify(line))
}
