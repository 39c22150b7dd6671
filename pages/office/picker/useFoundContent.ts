import { useDeferredValue } from 'react'
import type { ContentKind } from '#domain/content/kind.ts'
import { cutText } from '#domain/text/cut-text.ts'
import { useSettled } from '#renderer/form/useSettled.ts'
import { useRows } from '../list-kit/useRows.ts'
import { type ContentName, searchNames } from './content-calls.ts'

/** Debounce in milliseconds. */
const DEBOUNCE_MS = 200
const MAX_KEYWORD_LENGTH = 40

const NONE: readonly ContentName[] = []

/** Content whose name contains a keyword: at most thirty, those in `prefecture` first. */
export function useFoundContent(kinds: readonly ContentKind[], typed: string, prefecture?: string) {
  const keyword = cutText(typed.trim(), MAX_KEYWORD_LENGTH)
  const q = useSettled(keyword, keyword ? DEBOUNCE_MS : 0)
  const query = { kinds: kinds.join(','), ...(q && { q }), ...(prefecture && { prefecture }) }
  const { rows = NONE, isBusy, error, retry } = useRows(searchNames({ query }), 'contentNames')
  return { found: useDeferredValue(rows), keyword, isValidating: isBusy || q !== keyword, error, retry }
}
