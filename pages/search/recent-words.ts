/** Words searched for on this device, newest first. They never leave it. */
const KEY = 'recent-words'
const KEPT = 8

/** Storage may be blocked, or hold what somebody else wrote: then nothing is remembered. */
export function recentWords(): string[] {
  try {
    const words: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(words) ? words.filter((word) => typeof word === 'string').slice(0, KEPT) : []
  } catch {
    return []
  }
}

export function rememberWord(word: string): void {
  keep([word, ...recentWords().filter((other) => other !== word)].slice(0, KEPT))
}

export const forgetWords = (): void => keep([])

function keep(words: readonly string[]): void {
  try {
    if (words.length > 0) localStorage.setItem(KEY, JSON.stringify(words))
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage the search works as well, only forgetfully.
  }
}
