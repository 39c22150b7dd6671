import { useDeferredValue, useEffect, useState } from 'react'
import { prefectureOfCode } from '#domain/built-in-regions.ts'
import type { ContentKind } from '#domain/content-kind.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { type ContentName, searchContent } from './content-calls.ts'

/** So long nobody types before it is asked for, in milliseconds. */
const PAUSE = 200

export type FoundContent = ContentName & { note: string }

const NONE: readonly FoundContent[] = []

/** Content by a part of its name; what was found last stays until the next answer is there. */
export function useFoundContent(kinds: readonly ContentKind[], typed: string, prefecture?: string) {
  const [q, setQ] = useState('')
  const [last, setLast] = useState<readonly FoundContent[]>(NONE)
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim().slice(0, 40)), typed ? PAUSE : 0)
    return () => clearTimeout(timer)
  }, [typed])
  const key = ['found-content', kinds.join(','), prefecture ?? '', q]
  const { data, error, isAsking, retry } = useAnswer(key, () => searchContent({ kinds, q, prefecture }))
  useEffect(() => {
    if (data) setLast(data.map((one) => ({ ...one, note: prefectureOfCode(one.prefectureCode)?.name ?? '' })))
  }, [data])
  const isWaiting = isAsking || q !== typed.trim().slice(0, 40)
  return { found: useDeferredValue(last), isAsking: isWaiting, hasFailed: error !== undefined, retry }
}
