import { useEffect, useState } from 'react'
import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { cutText } from '#domain/text/cut-text.ts'
import { searchPath } from '#domain/url/query-path.ts'
import { recentKeywords } from '#renderer/device/recent-keywords.ts'

/** One suggestion: its label, its kind, and its URL. */
type Choice = { label: string; sort: string; href: string }

/** The debounce of requests, in milliseconds. */
const DEBOUNCE_MS = 150

const recentChoices = (): Choice[] =>
  recentKeywords().map((keyword) => ({
    label: keyword,
    sort: '最近の言葉',
    href: searchPath({ keyword: keyword }),
  }))

/** Loaded when the field is focused, not with the page. */
const loadFetchSuggestions = () => import('./fetch-suggestions.ts')

async function fetchChoices(q: string, signal: AbortSignal): Promise<Choice[]> {
  const { fetchSuggestions } = await loadFetchSuggestions()
  return (await fetchSuggestions(q, signal)).map((found) => {
    if (found.type === 'prefecture')
      return { label: found.label, sort: '都道府県', href: searchPath({ prefecture: found.value }) }
    if (found.type === 'tag')
      return { label: found.label, sort: 'タグ', href: searchPath({ tag: found.value }) }
    const { label } = CONTENT_KINDS[found.kind]
    return { label: found.label, sort: label, href: searchPath({ keyword: found.value }) }
  })
}

/**
 * The suggestions for a text: recent keywords for an empty one, otherwise the server's, debounced. `null` requests
 * nothing, as during composition; outdated responses are dropped.
 */
export function useSuggestions(text: string | null) {
  const [choices, setChoices] = useState<Choice[]>([])
  useEffect(() => {
    if (text === null) return
    const q = cutText(text.trim(), 100)
    if (!q) {
      const showRecent = () => setChoices(recentChoices())
      showRecent()
      // The keyword of this page may be remembered later.
      addEventListener('storage', showRecent)
      loadFetchSuggestions().catch(() => {})
      return () => removeEventListener('storage', showRecent)
    }
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      // Suggestions are optional: failures are ignored.
      const found = await fetchChoices(q, controller.signal).catch(() => [])
      if (!controller.signal.aborted) setChoices(found)
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text])
  return { choices, clear: () => setChoices([]) }
}
