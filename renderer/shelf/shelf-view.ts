import { type ComponentType, useSyncExternalStore } from 'react'

type View = {
  Drawer: ComponentType<{ isOpen: boolean; onClose: () => void }> | null
  isOpen: boolean
  hasFailed: boolean
}

const CLOSED: View = { Drawer: null, isOpen: false, hasFailed: false }
const listeners = new Set<() => void>()
let view = CLOSED

function show(next: Partial<View>) {
  view = { ...view, ...next }
  for (const tell of listeners) tell()
}

const subscribe = (onChange: () => void) => {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}

/** Whether the drawer is open, and what draws it once it has been asked for. */
export const useShelfView = (): View =>
  useSyncExternalStore(
    subscribe,
    () => view,
    () => CLOSED,
  )

const loadDrawer = () => import('./ShelfDrawer.tsx')
/** Fetches the drawer when a pointer or the focus comes near its button. A guess that fails costs nothing. */
export const prepareShelf = () => void loadDrawer().catch(() => {})
export const openShelf = () =>
  void loadDrawer().then(
    ({ ShelfDrawer }) => show({ Drawer: ShelfDrawer, isOpen: true, hasFailed: false }),
    shelfFailed,
  )
export const closeShelf = () => show({ isOpen: false, hasFailed: false })
export const shelfFailed = () => show({ hasFailed: true })
