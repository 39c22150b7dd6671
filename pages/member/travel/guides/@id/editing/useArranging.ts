import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import {
  type Arrangement,
  arrangementOf,
  moveEdit,
  placed,
  type Spot,
  type Step,
  spotOf,
  stepped,
} from '#domain/travel/arrange.ts'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import type { GuideEdit } from '#domain/travel/guide-edit.ts'
import { sectionNames } from '#domain/travel/section-labels.ts'

/** A picked-up line: the order before, and the current one. */
type PickedUp = { id: string; before: Arrangement; now: Arrangement }

export const HANDLE = 'data-handle'

/** Restores the focus to a moved line, or to the one that takes its place. */
export const restoreFocus = (activityId: string | undefined): void => {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    document.querySelector<HTMLElement>(`[${HANDLE}="${activityId}"]`)?.focus({ preventScroll: true })
  })
}

const idsOf = (arrangement: Arrangement): string =>
  arrangement
    .flatMap(({ sectionId, activityIds }) => [sectionId, ...activityIds])
    .toSorted()
    .join()

const titleOf = ({ activities }: GuideDocument, id: string): string =>
  activities.find((line) => line.id === id)?.title ?? ''

/** `1日目、6件中3番目`. */
function positionText({ sections }: GuideDocument, arrangement: Arrangement, id: string): string {
  const at = spotOf(arrangement, id)
  const section = at && arrangement[at.section]
  if (!section) return ''
  return `${sectionNames(sections).get(section.sectionId)}、${section.activityIds.length}件中${at.index + 1}番目`
}

export type Arranging = ReturnType<typeof useArranging>

/** Moves lines by keys, menu or pointer. Every move is announced. */
export function useArranging(trip: GuideDocument, edit: (edit: GuideEdit) => void) {
  const base = useMemo(() => arrangementOf(trip.sections, trip.activities), [trip.sections, trip.activities])
  const [pickedUp, setPickedUp] = useState<PickedUp | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const latest = useRef({ trip, base, pickedUp, edit })
  useLayoutEffect(() => {
    latest.current = { trip, base, pickedUp, edit }
  })
  const ids = idsOf(base)
  const pickedUpIds = pickedUp && idsOf(pickedUp.before)
  useEffect(() => {
    // A line was added or removed elsewhere: the held arrangement is outdated.
    if (pickedUpIds !== null && pickedUpIds !== ids) setPickedUp(null)
  }, [ids, pickedUpIds])
  const now = pickedUp?.now
  useLayoutEffect(() => {
    if (!now || !latest.current.pickedUp) return
    // In another section it is a new element.
    const handle = document.querySelector<HTMLElement>(`[${HANDLE}="${latest.current.pickedUp.id}"]`)
    handle?.focus({ preventScroll: true })
    handle?.closest('li')?.scrollIntoView({ block: 'nearest' })
  }, [now])

  const commit = useCallback((id: string, before: Arrangement, after: Arrangement, text: string) => {
    const change = moveEdit(after, before, id)
    if (change) latest.current.edit(change)
    const place = positionText(latest.current.trip, after, id)
    setAnnouncement(
      change
        ? `「${titleOf(latest.current.trip, id)}」を${place}に${text}。`
        : `「${titleOf(latest.current.trip, id)}」は元の位置のままです。`,
    )
  }, [])

  const actions = useMemo(
    () => ({
      grab: (id: string) => {
        const { base: before, trip: current } = latest.current
        setPickedUp({ id, before, now: before })
        setAnnouncement(
          `「${titleOf(latest.current.trip, id)}」を持ち上げました。${positionText(current, before, id)}。上下の矢印キーで動かし、左右の矢印キーで日を変え、スペースキーで置きます。Escキーで取り消します。`,
        )
      },
      step: (step: Step) => {
        const { pickedUp: current, trip: document } = latest.current
        if (!current) return
        const next = stepped(current.now, current.id, step)
        setPickedUp({ ...current, now: next })
        setAnnouncement(
          next === current.now
            ? 'これより先へは動かせません。'
            : `${positionText(document, next, current.id)}。`,
        )
      },
      drop: () => {
        const { pickedUp: current } = latest.current
        if (!current) return
        commit(current.id, current.before, current.now, '置きました')
        setPickedUp(null)
      },
      cancel: () => {
        const { pickedUp: current } = latest.current
        if (!current) return
        setPickedUp({ ...current, now: current.before })
        setAnnouncement(
          `取り消しました。「${titleOf(latest.current.trip, current.id)}」は元の位置に戻りました。`,
        )
        queueMicrotask(() => setPickedUp(null))
      },
      /** One step without picking it up. */
      move: (id: string, step: Step) => {
        const { base: before } = latest.current
        commit(id, before, stepped(before, id, step), '移しました')
        restoreFocus(id)
      },
      /** To the end of another section, or to the drop position. */
      place: (id: string, to: Spot) => {
        const { base: before } = latest.current
        commit(id, before, placed(before, id, to), '移しました')
        restoreFocus(id)
      },
      arrangement: () => latest.current.base,
    }),
    [commit],
  )
  return {
    arrangement: now ?? base,
    pickedUpId: pickedUp?.id ?? null,
    announcement,
    announce: setAnnouncement,
    actions,
  }
}
