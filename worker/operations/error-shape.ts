import { scrub } from '#domain/text/scrub.ts'

const MOST_LINES = 12
const LONGEST_LINE = 200
/** `at name (https://…/chunk.js:1:234)`, `name@https://…/chunk.js:1:234`. */
const FRAME = /^\s*(at\s.*|[^\s@]*@.*):\d+(:\d+)?\)?\s*$/
const ORIGIN = /\bhttps?:\/\/[^/\s)]+/g

/** The frames of a stack, without the origin of the files and without what has the shape of a key or a person. */
export const cleanStack = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => FRAME.test(line))
    .slice(0, MOST_LINES)
    .map((line) => scrub(line.replace(ORIGIN, '').trim()).slice(0, LONGEST_LINE))
    .join('\n')

/** What differs between two of the same: numbers, and what stands in quotes. */
const general = (message: string): string =>
  message
    .replace(/"[^"]*"|'[^']*'|`[^`]*`|「[^「」]*」/g, '“”')
    .replace(/\d+/g, '0')
    .slice(0, 200)

/** Names of files hold a hash, and every build has its own: only the names that people gave them count. */
const fileOf = (stack: string): string =>
  /\/([\w-]+)\.[\w-]+\.js\b/.exec(stack.split('\n')[0] ?? '')?.[1] ?? ''

/** By what errors are told from each other, across builds and browsers: 16 hexadecimal digits. */
export async function fingerprintOf(kind: string, message: string, stack: string): Promise<string> {
  const text = [kind, general(message), /^\W*script error/i.test(message) ? fileOf(stack) : ''].join('\n')
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash, 0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
