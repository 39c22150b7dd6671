import { useRef, useState } from 'react'
import { messageText } from '../shell/errors/errors.ts'
import { leaveForReload } from '../shell/errors/reload-codes.ts'

/** One thing at a time that a button does outside of a form, and why it could not be done. */
export function useAction() {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const running = useRef(false)
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      if (!leaveForReload(error)) setProblem(messageText(error))
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { isBusy, problem, run }
}
