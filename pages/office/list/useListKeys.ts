import { type RefObject, useEffect, useRef } from 'react'
import type { Manuscript } from '#domain/manuscript/manuscript.ts'
import { isSingleKey } from '../shell/single-keys.ts'
import type { Selection } from './useSelection.ts'

type Ways = {
  rows: readonly Manuscript[]
  selection: Selection
  body: RefObject<HTMLTableSectionElement | null>
  search: RefObject<HTMLInputElement | null>
  onBulk: () => void
  onCreate: () => void
}

const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/** Moves the focus to the title of a row, which is where Enter opens it. */
const focusRow = (body: HTMLTableSectionElement, place: number): void => {
  const row = body.rows[Math.max(0, Math.min(place, body.rows.length - 1))]
  row?.querySelector<HTMLElement>('[data-open]')?.focus()
  row?.scrollIntoView({ block: 'nearest' })
}

/** Does what a key means in a list; says whether it meant anything. */
function act({ key }: KeyboardEvent, { rows, selection, body, search, onBulk, onCreate }: Ways): boolean {
  const table = body.current
  const place = [...(table?.rows ?? [])].findIndex((row) => row.contains(document.activeElement))
  const step = STEPS[key]
  if (step && table) {
    // Arrows scroll the page until a row has the focus.
    if (place === -1 && key.startsWith('Arrow')) return false
    focusRow(table, place + step)
    return true
  }
  const row = rows[place]
  if ((key === 'x' || key === 'X') && row) selection.toggle(row, key === 'X')
  else if (key === '/') search.current?.focus()
  else if (key === 'b' && selection.chosen.size > 0) onBulk()
  else if (key === 'n') onCreate()
  else if (key === 'Escape' && selection.chosen.size > 0) selection.keep([])
  else return false
  return true
}

/** The keys of a list. Rows are gone through by the focus itself, so that whoever listens hears each title. */
export function useListKeys(ways: Ways): void {
  const current = useRef(ways)
  current.current = ways
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isSingleKey(event) && act(event, current.current)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
