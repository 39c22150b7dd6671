import { useDeferredValue } from 'react'
import type { ContentKind } from '#domain/content/kind.ts'
import { cutText } from '#domain/text/cut-text.ts'
import { pathOf } from '#renderer/api/call-path.ts'
import { useSettled } from '#renderer/form/useSettled.ts'
import { useRows } from '../list-kit/useRows.ts'
import { type ContentName, NamesAnswer } from './content-calls.ts'

/** How long nobody types before it is searched for, in milliseconds. */
const PAUSE = 200
const MOST = 40

const NONE: readonly ContentName[] = []

/** Content whose name holds a word, the first thirty; what lies in `prefecture` comes first. */
export function useFoundContent(kinds: readonly ContentKind[], typed: string, prefecture?: string) {
  const words = cutText(typed.trim(), MOST)
  const q = useSettled(words, words ? PAUSE : 0)
  const query = new URLSearchParams({
    kinds: kinds.join(','),
    ...(q && { q }),
    ...(prefecture && { prefecture }),
  })
  const {
    rows = NONE,
    isBusy,
    error,
    retry,
  } = useRows(NamesAnswer, 'contentNames', pathOf`/content-names/search?${query}`)
  return { found: useDeferredValue(rows), words, isAsking: isBusy || q !== words, error, retry }
}
