import { type RefObject, useEffect, useState } from 'react'
import { useEditor } from '../editor-store.ts'
import { BLOCK_ATTRIBUTE } from '../written/written-block.ts'

/** The block at a vertical position (binary search, since blocks are stacked). */
function blockAt(surface: Element, y: number): HTMLElement | null {
  const { children } = surface
  let [low, high] = [0, children.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    const child = children[middle]
    if (child && child.getBoundingClientRect().bottom < y) low = middle + 1
    else high = middle
  }
  const found = children[low]
  return found instanceof HTMLElement && found.hasAttribute(BLOCK_ATTRIBUTE) ? found : null
}

/** The id of the hovered block; `box` is positioned beside it. */
export function useHovered(box: RefObject<HTMLElement | null>): string | null {
  const { view, subscribe } = useEditor()
  const [id, setId] = useState<string | null>(null)
  useEffect(() => {
    const frame = view.dom.parentElement
    if (!frame) return
    const show = (block: HTMLElement | null) => {
      setId(block?.getAttribute(BLOCK_ATTRIBUTE) ?? null)
      if (!block || !box.current) return
      const [around, at] = [frame.getBoundingClientRect(), block.getBoundingClientRect()]
      const line = Number.parseFloat(getComputedStyle(block).lineHeight) || 28
      const rest = Math.min(line, at.height) / 2
      box.current.style.insetBlockStart = `${at.top - around.top + rest}px`
      box.current.style.insetInlineStart = `${view.dom.getBoundingClientRect().left - around.left}px`
    }
    const onMove = ({ clientY, pointerType, buttons }: PointerEvent) => {
      if (pointerType === 'mouse' && buttons === 0) show(blockAt(view.dom, clientY))
    }
    const onLeave = () => setId(null)
    frame.addEventListener('pointermove', onMove)
    frame.addEventListener('pointerleave', onLeave)
    // Hidden while typing.
    const stop = subscribe(() => view.hasFocus() && setId(null))
    return () => {
      stop()
      frame.removeEventListener('pointermove', onMove)
      frame.removeEventListener('pointerleave', onLeave)
    }
  }, [view, subscribe, box])
  return id
}
