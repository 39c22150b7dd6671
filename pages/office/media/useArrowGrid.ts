import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'

const cellsOf = (grid: HTMLElement | null): HTMLElement[] => [
  ...(grid?.querySelectorAll<HTMLElement>('[data-cell]') ?? []),
]

/** Number of columns in the current layout. */
const columnsOf = (cells: HTMLElement[]): number => {
  const top = cells[0]?.offsetTop
  const next = cells.findIndex(({ offsetTop }) => offsetTop !== top)
  return next < 0 ? Math.max(1, cells.length) : next
}

/** Roving tabindex with arrow keys, for cells marked `data-cell` in a wrapping list. */
export function useArrowGrid(count: number) {
  const grid = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const cells = cellsOf(grid.current)
    const at = cells.indexOf(document.activeElement as HTMLElement)
    const columns = columnsOf(cells)
    const targets: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at - columns,
      ArrowDown: at + columns,
      Home: 0,
      End: cells.length - 1,
    }
    const target = cells[targets[event.key] ?? -1]
    if (at < 0 || !target) return
    event.preventDefault()
    target.focus()
  }
  const onFocus = ({ target }: FocusEvent) => {
    const at = cellsOf(grid.current).indexOf(target as HTMLElement)
    if (at >= 0) setCurrent(at)
  }
  // A shortened list still needs a focusable cell.
  const isCurrent = (index: number) => index === Math.min(current, count - 1)
  return { grid, isCurrent, props: { onKeyDown, onFocus } }
}
