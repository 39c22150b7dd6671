import { useRef, useState } from 'react'
import { messageText } from '../shell/errors/errors.ts'
import { redirectToReload } from '../shell/errors/reload-codes.ts'

/** Runs the action of a button outside a form, one at a time, and keeps its error message. */
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
      if (!redirectToReload(error)) setProblem(messageText(error))
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { isBusy, problem, run }
}
