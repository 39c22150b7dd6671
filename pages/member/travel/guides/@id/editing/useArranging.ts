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
import { sectionNames } from '#domain/travel/section-words.ts'

/** A line that is in somebody's hands: how all lines were before, and how they are now. */
type Held = { id: string; before: Arrangement; now: Arrangement }

export const HANDLE = 'data-handle'

/** A line that went elsewhere, or the one that stands in its place, takes the focus that would else be lost. */
export const keepFocus = (activityId: string | undefined): void => {
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
function placeWords({ sections }: GuideDocument, arrangement: Arrangement, id: string): string {
  const at = spotOf(arrangement, id)
  const section = at && arrangement[at.section]
  if (!section) return ''
  return `${sectionNames(sections).get(section.sectionId)}、${section.activityIds.length}件中${at.index + 1}番目`
}

export type Arranging = ReturnType<typeof useArranging>

/** Moving lines: held with the keys, by a menu, or dropped by a pointer. Every move is said. */
export function useArranging(trip: GuideDocument, edit: (edit: GuideEdit) => void) {
  const base = useMemo(() => arrangementOf(trip.sections, trip.activities), [trip.sections, trip.activities])
  const [held, setHeld] = useState<Held | null>(null)
  const [said, setSaid] = useState('')
  const latest = useRef({ trip, base, held, edit })
  useLayoutEffect(() => {
    latest.current = { trip, base, held, edit }
  })
  const ids = idsOf(base)
  const heldIds = held && idsOf(held.before)
  useEffect(() => {
    // A line came or went in the meantime: what is held is no longer how things are.
    if (heldIds !== null && heldIds !== ids) setHeld(null)
  }, [ids, heldIds])
  const now = held?.now
  useLayoutEffect(() => {
    if (!now || !latest.current.held) return
    // In another section it is another element.
    const handle = document.querySelector<HTMLElement>(`[${HANDLE}="${latest.current.held.id}"]`)
    handle?.focus({ preventScroll: true })
    handle?.closest('li')?.scrollIntoView({ block: 'nearest' })
  }, [now])

  const commit = useCallback((id: string, before: Arrangement, after: Arrangement, words: string) => {
    const change = moveEdit(after, before, id)
    if (change) latest.current.edit(change)
    const place = placeWords(latest.current.trip, after, id)
    setSaid(
      change
        ? `「${titleOf(latest.current.trip, id)}」を${place}に${words}。`
        : `「${titleOf(latest.current.trip, id)}」は元の位置のままです。`,
    )
  }, [])

  const actions = useMemo(
    () => ({
      grab: (id: string) => {
        const { base: before, trip: current } = latest.current
        setHeld({ id, before, now: before })
        setSaid(
          `「${titleOf(latest.current.trip, id)}」を持ち上げました。${placeWords(current, before, id)}。上下の矢印キーで動かし、左右の矢印キーで日を変え、スペースキーで置きます。Escキーで取り消します。`,
        )
      },
      step: (step: Step) => {
        const { held: current, trip: document } = latest.current
        if (!current) return
        const next = stepped(current.now, current.id, step)
        setHeld({ ...current, now: next })
        setSaid(
          next === current.now
            ? 'これより先へは動かせません。'
            : `${placeWords(document, next, current.id)}。`,
        )
      },
      drop: () => {
        const { held: current } = latest.current
        if (!current) return
        commit(current.id, current.before, current.now, '置きました')
        setHeld(null)
      },
      cancel: () => {
        const { held: current } = latest.current
        if (!current) return
        setHeld({ ...current, now: current.before })
        setSaid(`取り消しました。「${titleOf(latest.current.trip, current.id)}」は元の位置に戻りました。`)
        queueMicrotask(() => setHeld(null))
      },
      /** One step without being held. */
      move: (id: string, step: Step) => {
        const { base: before } = latest.current
        commit(id, before, stepped(before, id, step), '移しました')
        keepFocus(id)
      },
      /** To the end of another section, or to where a pointer let go. */
      place: (id: string, to: Spot) => {
        const { base: before } = latest.current
        commit(id, before, placed(before, id, to), '移しました')
        keepFocus(id)
      },
      arrangement: () => latest.current.base,
    }),
    [commit],
  )
  return { arrangement: now ?? base, heldId: held?.id ?? null, said, say: setSaid, actions }
}
