import { reloadTarget } from '#domain/url/reload-target.ts'
import { MAINTENANCE, saveReloadReason } from './reload-reason.ts'

/** The client is too old for the server; the site is under maintenance (spec §8). */
const RELOAD_CODES = new Set(['E11426', MAINTENANCE])

const codeIn = (data: unknown): unknown => {
  if (typeof data !== 'string') return (data as { code?: unknown } | null | undefined)?.code
  try {
    return (JSON.parse(data) as { code?: unknown } | null)?.code
  } catch {
    return undefined
  }
}

/** The code in an error's data, an object or its JSON, that requires a reload of the document. */
export function reloadCode(error: unknown): string | null {
  const code = codeIn((error as { data?: unknown } | null | undefined)?.data)
  return typeof code === 'string' && RELOAD_CODES.has(code) ? code : null
}

/** `/reload?to=…` for the current URL; `null` on `/reload` itself, which must not point to itself. */
export function reloadAddress({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) {
  if (/^\/reload(\/|$)/i.test(pathname)) return null
  const to = reloadTarget(pathname + search + hash)
  return `/reload?to=${encodeURIComponent(to)}`
}

/** Replaces the page with `/reload` if the error requires it; returns whether it does. */
export function redirectToReload(error: unknown): boolean {
  const code = reloadCode(error)
  const address = code && reloadAddress(location)
  // Without storage a loop could not be detected.
  if (!address || !saveReloadReason(code)) return false
  location.replace(address)
  return true
}
