import { useEffect, useState } from 'react'
import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { cutText } from '#domain/text/cut-text.ts'
import { searchPath } from '#domain/url/query-path.ts'
import { recentWords } from './recent-words.ts'

/** One line below the field: what it says, what sort of thing it is, and where it leads. */
export type Choice = { label: string; sort: string; href: string }

/** How long typing must rest before the server is asked, in milliseconds. */
const REST = 150

const recentChoices = (): Choice[] =>
  recentWords().map((word) => ({ label: word, sort: '最近の言葉', href: searchPath({ keyword: word }) }))

/** The code that asks: it comes when the field is entered, and not with the page. */
const loadAsking = () => import('./ask-suggestions.ts')

async function ask(apiHost: string, q: string, signal: AbortSignal): Promise<Choice[]> {
  const { askSuggestions } = await loadAsking()
  return (await askSuggestions(apiHost, q, signal)).map((found) => {
    if (found.type === 'prefecture')
      return { label: found.label, sort: '都道府県', href: searchPath({ prefecture: found.value }) }
    if (found.type === 'tag')
      return { label: found.label, sort: 'タグ', href: searchPath({ tag: found.value }) }
    const { label } = CONTENT_KINDS[found.kind]
    return { label: found.label, sort: label, href: searchPath({ keyword: found.value }) }
  })
}

/**
 * What is offered for the text in the field: recent words for an empty one, else what the server suggests once typing
 * rests. `null` asks for nothing, as while a word is still being composed; an answer that comes too late is dropped.
 */
export function useSuggestions(text: string | null, apiHost: string) {
  const [choices, setChoices] = useState<Choice[]>([])
  useEffect(() => {
    if (text === null) return
    const q = cutText(text.trim(), 100)
    if (!q) {
      setChoices(recentChoices())
      loadAsking().catch(() => {})
      return
    }
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      // Suggestions are a convenience: without an answer the form is what it was.
      const found = await ask(apiHost, q, controller.signal).catch(() => [])
      if (!controller.signal.aborted) setChoices(found)
    }, REST)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text, apiHost])
  return { choices, clear: () => setChoices([]) }
}
