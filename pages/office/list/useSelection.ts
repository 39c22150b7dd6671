import { useCallback, useMemo, useRef, useState } from 'react'
import type { Manuscript } from '#domain/manuscript/manuscript.ts'

export type Selection = {
  chosen: ReadonlyMap<string, Manuscript>
  has: (id: string) => boolean
  toggle: (one: Manuscript, isSpan: boolean) => void
  setMany: (rows: readonly Manuscript[], isChosen: boolean) => void
  /** Exactly these from now on. */
  keep: (rows: readonly Manuscript[]) => void
}

/** The rows from one to another, both included, whichever comes first; only the second where the first is not shown. */
export function spanOf(
  rows: readonly Manuscript[],
  from: string | null,
  to: Manuscript,
): readonly Manuscript[] {
  const places = [from, to.id].map((id) => rows.findIndex((row) => row.id === id))
  if (places.includes(-1)) return [to]
  return rows.slice(Math.min(...places), Math.max(...places) + 1)
}

/** What is selected, also on pages of the list that are not shown now. */
export function useSelection(rows: readonly Manuscript[]): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Manuscript>>(new Map())
  const last = useRef<string>(null)
  const shown = useRef(rows)
  shown.current = rows
  const setMany = useCallback((many: readonly Manuscript[], isChosen: boolean) => {
    setChosen((before) => {
      const after = new Map(before)
      for (const one of many) {
        if (isChosen) after.set(one.id, one)
        else after.delete(one.id)
      }
      return after
    })
  }, [])
  const toggle = useCallback((one: Manuscript, isSpan: boolean) => {
    setChosen((before) => {
      const after = new Map(before)
      const many = isSpan ? spanOf(shown.current, last.current, one) : [one]
      const isChosen = isSpan || !before.has(one.id)
      for (const each of many) {
        if (isChosen) after.set(each.id, each)
        else after.delete(each.id)
      }
      return after
    })
    // React may run the change twice; where it began is noted after both.
    queueMicrotask(() => {
      last.current = one.id
    })
  }, [])
  const keep = useCallback(
    (many: readonly Manuscript[]) => setChosen(new Map(many.map((one) => [one.id, one]))),
    [],
  )
  return useMemo(
    () => ({ chosen, has: (id) => chosen.has(id), toggle, setMany, keep }),
    [chosen, toggle, setMany, keep],
  )
}
