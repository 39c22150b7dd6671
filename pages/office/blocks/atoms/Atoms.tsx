import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Atom } from './Atom.tsx'
import type { AtomStore } from './atom-views.ts'

/** Renders the React blocks into their DOM nodes in the editor. */
export function Atoms({ store }: { store: AtomStore }) {
  const places = useSyncExternalStore(store.subscribe, store.places)
  return places.map(({ dom, node, isSelected }) =>
    createPortal(<Atom node={node} isSelected={isSelected} />, dom, node.attrs.id),
  )
}
