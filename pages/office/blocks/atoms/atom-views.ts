import type { Node } from 'prosemirror-model'
import type { NodeView, NodeViewConstructor } from 'prosemirror-view'
import { BLOCK_ATTRIBUTE } from '../written/written-block.ts'

/** A block rendered by React, and its DOM node. */
type AtomPlace = { dom: HTMLElement; node: Node; isSelected: boolean }

/** All blocks rendered by React; the list is replaced on every change. */
export type AtomStore = {
  places: () => readonly AtomPlace[]
  subscribe: (listener: () => void) => () => void
  view: NodeViewConstructor
}

export function createAtomStore(): AtomStore {
  const listeners = new Set<() => void>()
  const byDom = new Map<HTMLElement, AtomPlace>()
  let places: readonly AtomPlace[] = []
  let isNotifying = false
  // Many blocks are created at once when a body is opened: batch the notifications.
  const notify = () => {
    if (isNotifying) return
    isNotifying = true
    queueMicrotask(() => {
      isNotifying = false
      places = [...byDom.values()]
      for (const listener of listeners) listener()
    })
  }
  const put = (place: AtomPlace) => {
    byDom.set(place.dom, place)
    place.dom.setAttribute(BLOCK_ATTRIBUTE, place.node.attrs.id)
    notify()
  }
  const view: NodeViewConstructor = (first): NodeView => {
    const dom = document.createElement('div')
    dom.contentEditable = 'false'
    const now = () => byDom.get(dom) ?? { dom, node: first, isSelected: false }
    put(now())
    return {
      dom,
      update: (node) => {
        if (node.type !== first.type) return false
        if (node !== now().node) put({ ...now(), node })
        return true
      },
      selectNode: () => put({ ...now(), isSelected: true }),
      deselectNode: () => put({ ...now(), isSelected: false }),
      // Buttons handle their own events; all other events select the block.
      stopEvent: ({ target }) => target instanceof Element && target.closest('button') !== null,
      ignoreMutation: () => true,
      destroy: () => {
        byDom.delete(dom)
        notify()
      },
    }
  }
  return {
    places: () => places,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    view,
  }
}
