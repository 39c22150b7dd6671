import { useCallback, useMemo, useRef, useState } from 'react'
import type { Manuscript } from '#domain/manuscript/manuscript.ts'

export type Selection = {
  selected: ReadonlyMap<string, Manuscript>
  has: (id: string) => boolean
  toggle: (one: Manuscript, isSpan: boolean) => void
  setMany: (rows: readonly Manuscript[], isSelected: boolean) => void
  /** Keeps exactly these rows selected. */
  retain: (rows: readonly Manuscript[]) => void
}

/** The range between two rows, inclusive, in either direction; only the second one if the first is not visible. */
function spanOf(rows: readonly Manuscript[], from: string | null, to: Manuscript): readonly Manuscript[] {
  const places = [from, to.id].map((id) => rows.findIndex((row) => row.id === id))
  if (places.includes(-1)) return [to]
  return rows.slice(Math.min(...places), Math.max(...places) + 1)
}

/** The selection, across pages of the list. */
export function useSelection(rows: readonly Manuscript[]): Selection {
  const [selected, setSelected] = useState<ReadonlyMap<string, Manuscript>>(new Map())
  const last = useRef<string>(null)
  const shown = useRef(rows)
  shown.current = rows
  const setMany = useCallback((many: readonly Manuscript[], isSelected: boolean) => {
    setSelected((before) => {
      const after = new Map(before)
      for (const one of many) {
        if (isSelected) after.set(one.id, one)
        else after.delete(one.id)
      }
      return after
    })
  }, [])
  const toggle = useCallback((one: Manuscript, isSpan: boolean) => {
    setSelected((before) => {
      const after = new Map(before)
      const many = isSpan ? spanOf(shown.current, last.current, one) : [one]
      const isSelected = isSpan || !before.has(one.id)
      for (const each of many) {
        if (isSelected) after.set(each.id, each)
        else after.delete(each.id)
      }
      return after
    })
    // React may run the updater twice, so the anchor is set afterwards.
    queueMicrotask(() => {
      last.current = one.id
    })
  }, [])
  const retain = useCallback(
    (many: readonly Manuscript[]) => setSelected(new Map(many.map((one) => [one.id, one]))),
    [],
  )
  return useMemo(
    () => ({ selected, has: (id) => selected.has(id), toggle, setMany, retain }),
    [selected, toggle, setMany, retain],
  )
}
