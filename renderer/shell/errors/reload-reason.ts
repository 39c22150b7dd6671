const KEY = 'reload-reason'

/** The site is under maintenance: the same request may be answered later (spec §8). */
export const MAINTENANCE = 'E11503'

/** Tells the reload page why it is shown, for its address says only where it leads; whether that could be kept. */
export function keepReloadReason(code: string): boolean {
  try {
    sessionStorage.setItem(KEY, code)
    return true
  } catch {
    return false
  }
}

/** Why the reload page is shown, told once: who loads it anew wants to go on. `null` for a plain visit. */
export function takeReloadReason(): string | null {
  try {
    const code = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return code
  } catch {
    return null
  }
}
