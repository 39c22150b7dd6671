const KEY = 'reload'

/** How long the same address is not loaded anew a second time, in milliseconds (spec §8). */
const GUARDED_FOR = 10_000

type Marker = { path: string; expires: number }

const isMarker = (value: unknown): value is Marker => {
  const { path, expires } = (value ?? {}) as Partial<Marker>
  return typeof path === 'string' && typeof expires === 'number'
}

const readMarker = (): Marker | null => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isMarker(value) ? value : null
  } catch {
    return null
  }
}

const isWritten = (marker: Marker): boolean => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(marker))
    return true
  } catch {
    return false
  }
}

/**
 * Whether the document of a path may be loaded anew to get over an error; if so, that is remembered. Never twice within
 * ten seconds, and never where the browser cannot remember it: a person with an error page can go on, one in a loop
 * cannot.
 */
export function mayReload(path: string): boolean {
  const now = Date.now()
  const marker = readMarker()
  // A clock that was set back must not guard for hours.
  const isGuarded = marker?.path === path && marker.expires > now && marker.expires <= now + GUARDED_FOR
  return !isGuarded && isWritten({ path, expires: now + GUARDED_FOR })
}
