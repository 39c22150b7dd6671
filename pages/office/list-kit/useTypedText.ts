import { useEffect, useRef, useState } from 'react'

/** Debounce in milliseconds. */
const PAUSE = 300

/** The text of a field and its setter; `onValue` gets the trimmed text, debounced. */
export function useTypedText(value: string, onValue: (value: string) => void) {
  const [typed, setTyped] = useState(value)
  const current = useRef({ typed, onValue })
  current.current = { typed, onValue }
  // Keep a trailing space, because another word may follow.
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
