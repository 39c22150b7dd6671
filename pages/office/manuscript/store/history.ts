/** An undo step: value at a path before and after. The path `''` stands for all fields. */
export type Step = { path: string; before: unknown; after: unknown; at: number }

export type History = { past: readonly Step[]; future: readonly Step[] }

export const NO_HISTORY: History = { past: [], future: [] }

/** Changes with shorter pauses are merged into one step (milliseconds). */
const MAX_PAUSE_MS = 1500
const MAX_STEPS = 200

/** Adds a step; further typing in the same field extends the last one. */
export function remember({ past }: History, step: Step): History {
  const last = past.at(-1)
  const continuesStep =
    last && last.path !== '' && last.path === step.path && step.at - last.at < MAX_PAUSE_MS
  const next = continuesStep ? [...past.slice(0, -1), { ...step, before: last.before }] : [...past, step]
  return { past: next.slice(-MAX_STEPS), future: [] }
}

/** Undo: the new history, and the step whose `before` to restore. */
export function undoStep({ past, future }: History): [History, Step] | null {
  const step = past.at(-1)
  return step ? [{ past: past.slice(0, -1), future: [step, ...future] }, step] : null
}

/** Redo: the new history, and the step whose `after` to restore. */
export function redoStep({ past, future }: History): [History, Step] | null {
  const [step, ...rest] = future
  return step ? [{ past: [...past, { ...step, at: 0 }], future: rest }, step] : null
}
