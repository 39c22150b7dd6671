import { useEffect, useState } from 'react'

type State<Code> = { code: Code | null; hasFailed: boolean }

/**
 * A module that draws a map, once loaded; after a failure it can be requested again. `load` must not change. Maps are
 * never rendered on the server, whose bundle must not contain the library: `import.meta.env.SSR ? NEVER : import(…)`.
 */
export function useMapCode<Code>(load: () => Promise<Code>): State<Code> & { retry: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<State<Code>>({ code: null, hasFailed: false })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again on each attempt
  useEffect(() => {
    let isMounted = true
    const show = (next: State<Code>) => isMounted && setState(next)
    load().then(
      (code) => show({ code, hasFailed: false }),
      () => show({ code: null, hasFailed: true }),
    )
    return () => {
      isMounted = false
    }
  }, [load, attempt])
  const retry = () => {
    setState({ code: null, hasFailed: false })
    setAttempt(attempt + 1)
  }
  return { ...state, retry }
}

export const NEVER = new Promise<never>(() => {})
