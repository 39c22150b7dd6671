import { useEffect, useState } from 'react'

/** How long typing must rest, in milliseconds. */
const REST = 250
const MOST = 100

/** What is in a field once typing rests. */
export function useRested(text: string): string {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(text.trim().slice(0, MOST)), REST)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
