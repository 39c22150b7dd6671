import { useEffect, useState } from 'react'

const PAUSE = 300

/** A value once it has stood still for a moment: nobody asks the server for every letter. */
export function useSettled<Value>(value: Value, pause = PAUSE): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}
