import { useEffect, useRef } from 'react'
import { isComposingKey } from '#renderer/form/typing.ts'

type UndoHandle = { undo: () => void; redo: () => void }

/** Fields and other dialogs have their own undo. */
const isOwn = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null

/** Ctrl+Z (⌘Z) undoes the last change; with Shift, or Ctrl+Y, redo. */
export function useUndoKeys(guide: UndoHandle): void {
  const latest = useRef(guide)
  useEffect(() => {
    latest.current = guide
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isComposingKey(event) || isOwn(event.target))
        return
      const key = event.key.toLowerCase()
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
      if (!isRedo && key !== 'z') return
      event.preventDefault()
      if (isRedo) latest.current.redo()
      else latest.current.undo()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
