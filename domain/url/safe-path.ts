import { decodeFully } from './decoded-path.ts'

/** Dummy origin: what resolves to it stays on our site. */
const HERE = 'https://site.invalid'

/**
 * Validates untrusted redirect targets (`/reload?to=`, `return` after sign-in, `navigate()`): the path with query and
 * hash as a browser parses it, or `null` if it could leave this site. Only targets with a single leading `/` are
 * accepted. Rejected are other hosts in every spelling (`//`, `/\`, URLs with a scheme), control characters and
 * backslashes, which browsers drop or turn into slashes, and paths that become another host when their `.` segments
 * or escapes are resolved (`/.//host`, `/%2F/host`).
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

/** Schemes that run scripts or hold foreign content. */
const SCRIPT = /^(javascript|data|blob|vbscript):/i

/**
 * Whether a URL runs or embeds content instead of naming a location. Control characters and spaces are removed first,
 * more than browsers ignore, and full-width letters are normalised.
 */
export const isScriptAddress = (to: string): boolean =>
  SCRIPT.test(to.replace(/[\p{C}\p{Z}]/gu, '').normalize('NFKC'))
