import { useEffect, useState } from 'react'
import type { MapPanel as Panel } from './MapPanel.tsx'

type State = { MapPanel: typeof Panel | null; hasFailed: boolean }

/** The module that draws maps, once loaded; after a failure it can be requested again. */
export function useMapPanel(): State & { retry: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<State>({ MapPanel: null, hasFailed: false })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again on each attempt
  useEffect(() => {
    let isMounted = true
    const show = (next: State) => isMounted && setState(next)
    loadPanel().then(
      ({ MapPanel }) => show({ MapPanel, hasFailed: false }),
      () => show({ MapPanel: null, hasFailed: true }),
    )
    return () => {
      isMounted = false
    }
  }, [attempt])
  const retry = () => {
    setState({ MapPanel: null, hasFailed: false })
    setAttempt(attempt + 1)
  }
  return { ...state, retry }
}

/** Maps are never rendered on the server: its bundle must not contain the library. */
const loadPanel = (): Promise<typeof import('./MapPanel.tsx')> =>
  import.meta.env.SSR ? new Promise(() => {}) : import('./MapPanel.tsx')
