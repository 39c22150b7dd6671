import { useDeferredValue, useEffect, useState } from 'react'
import type { ContentKind } from '#domain/content/kind.ts'
import { cutText } from '#domain/text/cut-text.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { type ContentName, searchContent } from './content-calls.ts'

/** So long nobody types before it is asked for, in milliseconds. */
const PAUSE = 200
const MOST = 40

const NONE: readonly ContentName[] = []

/** Content by a part of its name; what was found last stays until the next answer is there. */
export function useFoundContent(kinds: readonly ContentKind[], typed: string, prefecture?: string) {
  const words = cutText(typed.trim(), MOST)
  const [q, setQ] = useState('')
  const [last, setLast] = useState(NONE)
  useEffect(() => {
    const timer = setTimeout(() => setQ(words), words ? PAUSE : 0)
    return () => clearTimeout(timer)
  }, [words])
  const key = ['found-content', kinds.join(','), prefecture ?? '', q]
  const { data, error, isAsking, retry } = useAnswer(key, () => searchContent({ kinds, q, prefecture }))
  useEffect(() => {
    if (data) setLast(data)
  }, [data])
  return { found: useDeferredValue(last), words, isAsking: isAsking || q !== words, error, retry }
}
