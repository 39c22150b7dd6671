import { useEffect, useRef, useState } from 'react'

/** How long nothing more must be typed before the list follows, in milliseconds. */
const PAUSE = 300

/** The text of a field, and the way to change it; `onValue` gets it trimmed, after a pause. */
export function useTypedText(value: string, onValue: (value: string) => void) {
  const [typed, setTyped] = useState(value)
  const current = useRef({ typed, onValue })
  current.current = { typed, onValue }
  // A space at the end stays: a word may follow it.
  useEffect(() => {
    if (current.current.typed.trim() !== value) setTyped(value)
  }, [value])
  useEffect(() => {
    const text = typed.trim()
    if (text === value) return
    const timer = setTimeout(() => current.current.onValue(text), PAUSE)
    return () => clearTimeout(timer)
  }, [typed, value])
  return [typed, setTyped] as const
}
