import { type RefObject, useEffect, useRef } from 'react'
import type { Manuscript } from '#domain/manuscript/manuscript.ts'
import { type ListKey, listKeyOf } from '../shell/key-table.ts'
import { isSingleKey } from '../shell/single-keys.ts'
import type { Selection } from './useSelection.ts'

type ListKeyActions = {
  rows: readonly Manuscript[]
  selection: Selection
  body: RefObject<HTMLTableSectionElement | null>
  search: RefObject<HTMLInputElement | null>
  onBulk: () => void
  onCreate: () => void
}

const STEPS: Partial<Record<ListKey, number>> = { next: 1, previous: -1 }

/** Focuses the title link of a row; Enter opens it. */
const focusRow = (body: HTMLTableSectionElement, place: number): void => {
  const row = body.rows[Math.max(0, Math.min(place, body.rows.length - 1))]
  row?.querySelector<HTMLElement>('[data-open]')?.focus()
  row?.scrollIntoView({ block: 'nearest' })
}

/** Handles a shortcut; returns whether there was one. */
function act(
  { key }: KeyboardEvent,
  { rows, selection, body, search, onBulk, onCreate }: ListKeyActions,
): boolean {
  const table = body.current
  const place = [...(table?.rows ?? [])].findIndex((row) => row.contains(document.activeElement))
  const name = listKeyOf(key)
  const step = name && STEPS[name]
  if (step && table) {
    // Arrow keys scroll the page until a row has the focus.
    if (place === -1 && key.startsWith('Arrow')) return false
    focusRow(table, place + step)
    return true
  }
  const row = rows[place]
  if ((name === 'select' || name === 'selectRange') && row) selection.toggle(row, name === 'selectRange')
  else if (name === 'search') search.current?.focus()
  else if (name === 'bulk' && selection.selected.size > 0) onBulk()
  else if (name === 'create') onCreate()
  else if (name === 'clear' && selection.selected.size > 0) selection.retain([])
  else return false
  return true
}

/** Shortcuts of the list. Moving the focus lets screen readers read each title. */
export function useListKeys(actions: ListKeyActions): void {
  const current = useRef(actions)
  current.current = actions
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isSingleKey(event) && act(event, current.current)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
