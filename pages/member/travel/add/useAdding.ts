import { useState } from 'react'
import { randomIdentifier } from '#domain/text/identifier.ts'
import type { TravelActivityInput } from '#domain/travel/activity.ts'
import { clockOfTyped } from '#domain/travel/clock-text.ts'
import { TRAVEL_LIMITS } from '#domain/travel/guide.ts'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import type { GuideEdit } from '#domain/travel/guide-edit.ts'
import { placeInDay } from '#domain/travel/place-in-day.ts'
import { sectionNames } from '#domain/travel/section-labels.ts'

export type Adding = ReturnType<typeof useAdding>

/** The selected section and time, the last addition, and its undo. */
export function useAdding(guide: GuideDocument, edit: (edits: GuideEdit) => void, first?: string) {
  const [chosen, setChosen] = useState(first)
  const [typed, setTyped] = useState('')
  const [message, setMessage] = useState('')
  const [last, setLast] = useState<{ id: string; title: string } | null>(null)
  const section = guide.sections.find(({ id }) => id === chosen) ?? guide.sections[0]
  const name = (section && sectionNames(guide.sections).get(section.id)) ?? ''
  const time = clockOfTyped(typed)
  const add = (activity: TravelActivityInput): boolean => {
    if (!section || time === null) return false
    const lines = guide.activities.filter(({ sectionId }) => sectionId === section.id)
    if (lines.length >= TRAVEL_LIMITS.activitiesOfSection) {
      setMessage(`${name}には、これ以上入りません（${TRAVEL_LIMITS.activitiesOfSection}件まで）。`)
      setLast(null)
      return false
    }
    const startTime = activity.startTime ?? (time || null)
    const id = randomIdentifier()
    const at = placeInDay(lines, startTime)
    edit({ type: 'addActivity', id, sectionId: section.id, at, activity: { ...activity, startTime } })
    setMessage(`「${activity.title}」を${name}に追加しました。`)
    setLast({ id, title: activity.title })
    setTyped('')
    return true
  }
  const undo = () => {
    if (!last) return
    edit({ type: 'deleteActivity', id: last.id })
    setMessage(`「${last.title}」の追加を取り消しました。`)
    setLast(null)
  }
  const isThere = (kind: string, refId: string) =>
    guide.activities.some((line) => line.kind === kind && line.refId === refId)
  const isTimeWrong = time === null
  return { section, setChosen, typed, setTyped, isTimeWrong, message, last, add, undo, isThere }
}
