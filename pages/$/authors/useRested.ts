import { useEffect, useState } from 'react'

const PAUSE = 250

/** What was typed, once nobody types any more. */
export function useRested(typed: string): string {
  const [rested, setRested] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  return rested
}
