import { useEffect, useRef, useState } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false

const isText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('textarea, input, [contenteditable]') !== null

/** Stack of handlers: a dialog handles files before the page below it. */
const handlers: object[] = []

/**
 * Handles files dropped on the page or pasted. Returns whether files are dragged over it. Text pasted into a field
 * stays text, even if the clipboard also has an image.
 */
export function useIncomingFiles(onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const handler = useRef(onFiles)
  handler.current = onFiles
  useEffect(() => {
    const me = {}
    handlers.push(me)
    const deliver = (event: Event, files: File[]) => {
      // `defaultPrevented`: handled already.
      if (handlers.at(-1) !== me || event.defaultPrevented) return
      event.preventDefault()
      handler.current(files)
    }
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const onDragLeave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return
      setOver(false)
      deliver(event, [...(event.dataTransfer?.files ?? [])])
    }
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      const hasText = isText(event.target) && event.clipboardData?.getData('text/plain')
      if (files.length > 0 && !hasText) deliver(event, files)
    }
    const listeners = { dragover: over, dragleave: onDragLeave, drop, paste }
    for (const [name, listener] of Object.entries(listeners))
      document.addEventListener(name, listener as EventListener)
    return () => {
      handlers.splice(handlers.indexOf(me), 1)
      for (const [name, listener] of Object.entries(listeners))
        document.removeEventListener(name, listener as EventListener)
    }
  }, [])
  return isOver
}
