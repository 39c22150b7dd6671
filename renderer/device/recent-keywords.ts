/** Recent searches on this device, newest first. They are never sent. */
const KEY = 'recent-words'
const MAX_KEYWORDS = 8

/** Storage may be blocked or hold foreign data: treated as empty. */
export function recentKeywords(): string[] {
  try {
    const keywords: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(keywords)
      ? keywords.filter((keyword) => typeof keyword === 'string').slice(0, MAX_KEYWORDS)
      : []
  } catch {
    return []
  }
}

export function rememberKeyword(keyword: string): void {
  save([keyword, ...recentKeywords().filter((other) => other !== keyword)].slice(0, MAX_KEYWORDS))
}

export const forgetKeywords = (): void => save([])

function save(keywords: readonly string[]): void {
  try {
    if (keywords.length > 0) localStorage.setItem(KEY, JSON.stringify(keywords))
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage nothing is remembered.
  }
  // Other tabs hear of a change by themselves.
  dispatchEvent(new StorageEvent('storage', { key: KEY }))
}
