import { useEffect, useState } from 'react'
import type { MapPanel as Panel } from './MapPanel.tsx'

type State = { MapPanel: typeof Panel | null; hasFailed: boolean }

/** The code that draws maps, once it has come; what failed to come can be asked for again. */
export function useMapPanel(): State & { retry: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<State>({ MapPanel: null, hasFailed: false })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another import
  useEffect(() => {
    let isWanted = true
    const show = (next: State) => isWanted && setState(next)
    loadPanel().then(
      ({ MapPanel }) => show({ MapPanel, hasFailed: false }),
      () => show({ MapPanel: null, hasFailed: true }),
    )
    return () => {
      isWanted = false
    }
  }, [attempt])
  const retry = () => {
    setState({ MapPanel: null, hasFailed: false })
    setAttempt(attempt + 1)
  }
  return { ...state, retry }
}

/** No server draws maps: its bundle must not hold what does. */
const loadPanel = (): Promise<typeof import('./MapPanel.tsx')> =>
  import.meta.env.SSR ? new Promise(() => {}) : import('./MapPanel.tsx')
