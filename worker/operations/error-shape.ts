import { scrub } from '#domain/text/scrub.ts'

const MAX_LINES = 12
const MAX_LINE_LENGTH = 200
/** `at name (https://…/chunk.js:1:234)`, `name@https://…/chunk.js:1:234`. */
const FRAME = /^\s*(at\s.*|[^\s@]*@.*):\d+(:\d+)?\)?\s*$/
const ORIGIN = /\bhttps?:\/\/[^/\s)]+/g

/** The frames of a stack, without the origin of the files, and with keys and personal data scrubbed. */
export const cleanStack = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => FRAME.test(line))
    .slice(0, MAX_LINES)
    .map((line) => scrub(line.replace(ORIGIN, '').trim()).slice(0, MAX_LINE_LENGTH))
    .join('\n')

/** A message without variable parts: numbers, and quoted texts. */
const general = (message: string): string =>
  message
    .replace(/"[^"]*"|'[^']*'|`[^`]*`|「[^「」]*」/g, '“”')
    .replace(/\d+/g, '0')
    .slice(0, 200)

/** File names contain a hash, which differs by build: only the given names count. */
const fileOf = (stack: string): string =>
  /\/([\w-]+)\.[\w-]+\.js\b/.exec(stack.split('\n')[0] ?? '')?.[1] ?? ''

/** The fingerprint of an error, independent of builds and browsers: 16 hexadecimal digits. */
export async function fingerprintOf(kind: string, message: string, stack: string): Promise<string> {
  const text = [kind, general(message), /^\W*script error/i.test(message) ? fileOf(stack) : ''].join('\n')
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash, 0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
