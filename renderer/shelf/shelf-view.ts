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
  for (const listener of listeners) listener()
}

const subscribe = (onChange: () => void) => {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}

/** Whether the drawer is open, and its component once it is loaded. */
export const useShelfView = (): View =>
  useSyncExternalStore(
    subscribe,
    () => view,
    () => CLOSED,
  )

const loadDrawer = () => import('./ShelfDrawer.tsx')
/** Preloads the drawer when its button is hovered or focused. Failures are ignored. */
export const prepareShelf = () => void loadDrawer().catch(() => {})
export const openShelf = () =>
  void loadDrawer().then(
    ({ ShelfDrawer }) => show({ Drawer: ShelfDrawer, isOpen: true, hasFailed: false }),
    shelfFailed,
  )
export const closeShelf = () => show({ isOpen: false, hasFailed: false })
export const shelfFailed = () => show({ hasFailed: true })
