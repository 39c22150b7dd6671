const KEY = 'reload'

/** How long the same URL is not reloaded a second time, in milliseconds (spec §8). */
const GUARD_MS = 10_000

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
 * Whether the document of a path may be reloaded to recover from an error; if so, the reload is recorded. At most once
 * in ten seconds, and never without storage: an error page is better than a reload loop.
 */
export function canReload(path: string): boolean {
  const now = Date.now()
  const marker = readMarker()
  // A clock that was set back must not block reloads for hours.
  const isGuarded = marker?.path === path && marker.expires > now && marker.expires <= now + GUARD_MS
  return !isGuarded && isWritten({ path, expires: now + GUARD_MS })
}
