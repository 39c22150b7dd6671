import { useEffect, useState } from 'react'

/** What became of an attempt to load a module; it failed if there is no code. */
type Outcome<Code> = { attempt: number; code?: Code }

/**
 * A module that draws a map, once loaded; after a failure it can be requested again. `load` must not change. Maps are
 * never rendered on the server, whose bundle must not contain the library: `import.meta.env.SSR ? NEVER : import(…)`.
 */
export function useMapCode<Code>(load: () => Promise<Code>) {
  const [attempt, setAttempt] = useState(0)
  const [outcome, setOutcome] = useState<Outcome<Code>>()
  useEffect(() => {
    load().then(
      (code) => setOutcome({ attempt, code }),
      () => setOutcome({ attempt }),
    )
  }, [load, attempt])
  return {
    code: outcome?.code,
    hasFailed: outcome?.attempt === attempt && !outcome.code,
    retry: () => setAttempt(attempt + 1),
  }
}

export const NEVER = new Promise<never>(() => {})
