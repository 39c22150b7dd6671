import { reloadTarget } from '#domain/url/reload-target.ts'
import { keepReloadReason, MAINTENANCE } from './reload-reason.ts'

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

/** The code in an error's data, an object or its JSON, that asks for the whole document to be loaded anew. */
export function reloadCode(error: unknown): string | null {
  const code = codeIn((error as { data?: unknown } | null | undefined)?.data)
  return typeof code === 'string' && RELOAD_CODES.has(code) ? code : null
}

/** `/reload?to=…` for the address that is shown; `null` on `/reload` itself, which must not lead to itself. */
export function reloadAddress({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) {
  if (/^\/reload(\/|$)/i.test(pathname)) return null
  const to = reloadTarget(pathname + search + hash)
  return `/reload?to=${encodeURIComponent(to)}`
}

/** Leaves for `/reload` if that is what the error asks for, in place of this entry of the history. */
export function leaveForReload(error: unknown): boolean {
  const code = reloadCode(error)
  const address = code && reloadAddress(location)
  // A browser that keeps nothing could not tell a loop from the first time.
  if (!address || !keepReloadReason(code)) return false
  location.replace(address)
  return true
}
