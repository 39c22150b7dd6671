import { decodeFully } from './decoded-path.ts'

/** No address of this site; whatever is resolved against it and stays on it stays on ours. */
const HERE = 'https://site.invalid'

/**
 * Decides, for everything that leads somewhere on somebody else's word (`/reload?to=`, `return` after signing in,
 * `navigate()`), whether an address stays on this site: the path with its query and hash as a browser reads it, or
 * `null`. Only what begins with one `/` can stay. Refused are other hosts in every spelling (`//`, `/\`, an address
 * with a scheme), control characters and backslashes, which browsers drop or turn into slashes, and paths that become
 * another host when their `.` segments or escapes are resolved (`/.//host`, `/%2F/host`).
 * https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function safePath(to: string | null | undefined): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them while parsing a URL
  if (!to || !/^\/(?![/\\])/.test(to) || /[\u0000-\u001f\u007f\\]/.test(to)) return null
  if (!URL.canParse(to, HERE)) return null
  const { origin, pathname, search, hash } = new URL(to, HERE)
  if (origin !== HERE || /^\/[/\\]/.test(decodeFully(pathname))) return null
  return pathname + search + hash
}

/** What would run as a script, or show what somebody else wrote as if it were ours. */
const SCRIPT = /^(javascript|data|blob|vbscript):/i

/**
 * Whether an address runs or holds content of its own instead of naming a place. Control characters and spaces of any
 * kind are left out before looking, more of them than browsers ignore, and wide letters count as plain ones.
 */
export const isScriptAddress = (to: string): boolean =>
  SCRIPT.test(to.replace(/[\p{C}\p{Z}]/gu, '').normalize('NFKC'))
