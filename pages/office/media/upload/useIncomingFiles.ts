import { useEffect, useRef, useState } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false

const isText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('textarea, input, [contenteditable]') !== null

/** Who takes files, the last one first: a dialog takes them before the page below it. */
const takers: object[] = []

/**
 * Takes files that are dropped anywhere on the page, or pasted. Tells whether files are being held over it. A text that
 * is pasted into a field stays a text, even where the clipboard holds a picture of it.
 */
export function useIncomingFiles(onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const take = useRef(onFiles)
  take.current = onFiles
  useEffect(() => {
    const me = {}
    takers.push(me)
    const give = (event: Event, files: File[]) => {
      // Whoever prevented it has taken them.
      if (takers.at(-1) !== me || event.defaultPrevented) return
      event.preventDefault()
      take.current(files)
    }
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return
      setOver(false)
      give(event, [...(event.dataTransfer?.files ?? [])])
    }
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      const isWords = isText(event.target) && event.clipboardData?.getData('text/plain')
      if (files.length > 0 && !isWords) give(event, files)
    }
    const listeners = { dragover: over, dragleave: leave, drop, paste }
    for (const [name, listener] of Object.entries(listeners))
      document.addEventListener(name, listener as EventListener)
    return () => {
      takers.splice(takers.indexOf(me), 1)
      for (const [name, listener] of Object.entries(listeners))
        document.removeEventListener(name, listener as EventListener)
    }
  }, [])
  return isOver
}
