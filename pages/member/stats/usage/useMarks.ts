import { useRef, useState } from 'react'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { LEVELS, type PrefectureLevel } from '#domain/region/prefecture-level.ts'
import type { PrefectureStats } from '#domain/usage/usage-stats.ts'
import { messageText } from '#renderer/shell/errors/errors.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { saveMark } from './stats-calls.ts'

type Marks = ReadonlyMap<string, PrefectureLevel>

const NONE = { count: 0, stays: 0 }

/** Optimistic state of the prefectures while changes are being saved. */
const withMarks = (prefectures: readonly PrefectureStats[], marks: Marks): PrefectureStats[] => {
  const byCode = new Map(prefectures.map((prefecture) => [prefecture.code, prefecture]))
  for (const [code, level] of marks)
    byCode.set(code, {
      code,
      records: byCode.get(code)?.records ?? NONE,
      marked: level === 'none' ? null : level,
    })
  return [...byCode.values()]
}

/** Saves the levels set by the member: shown at once, saved one after the other, and reverted on failure. */
export function useMarks(loaded: readonly PrefectureStats[], onSaved: () => void) {
  const [marks, setMarks] = useState<Marks>(new Map())
  const line = useRef<Promise<void>>(Promise.resolve())
  const prefectures = withMarks(loaded, marks)
  const markOf = (code: string): PrefectureLevel =>
    prefectures.find((prefecture) => prefecture.code === code)?.marked ?? 'none'
  const show = (code: string, level: PrefectureLevel) =>
    setMarks((before) => new Map(before).set(code, level))

  const saveLevel = async (code: string, level: PrefectureLevel, before: PrefectureLevel) => {
    const name = prefectureOfCode(code)?.name
    try {
      await saveMark(code, level)
      onSaved()
      notify({
        description: `${name}を「${LEVELS[level].label}」にしました。`,
        color: 'success',
        isOfPage: true,
        action: { label: '元に戻す', onSelect: () => mark(code, before) },
      })
    } catch (error) {
      show(code, before)
      notify({
        description: `${name}を変更できませんでした。\n${messageText(error)}`,
        color: 'danger',
        isOfPage: true,
        action: { label: 'もう一度', onSelect: () => mark(code, level) },
      })
    }
  }
  /** Serialised, so that the last of several quick changes wins. */
  const mark = (code: string, level: PrefectureLevel) => {
    const before = markOf(code)
    if (before === level) return
    show(code, level)
    line.current = line.current.then(() => saveLevel(code, level, before))
  }
  return { prefectures, mark }
}
