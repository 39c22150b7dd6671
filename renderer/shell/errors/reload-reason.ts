const KEY = 'reload-reason'

/** The site is under maintenance: the same request may succeed later (spec §8). */
export const MAINTENANCE = 'E11503'

/** Saves the reason for the reload page, whose URL contains only the target. Returns whether it could be saved. */
export function saveReloadReason(code: string): boolean {
  try {
    sessionStorage.setItem(KEY, code)
    return true
  } catch {
    return false
  }
}

/** Returns the reason for the reload page and discards it, so that a manual reload continues. `null` without one. */
export function consumeReloadReason(): string | null {
  try {
    const code = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return code
  } catch {
    return null
  }
}
