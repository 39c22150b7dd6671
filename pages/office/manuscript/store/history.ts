/** One step that can be taken back: what stood at a path before and after. The path `''` is all of the fields. */
export type Step = { path: string; before: unknown; after: unknown; at: number }

export type History = { past: readonly Step[]; future: readonly Step[] }

export const NO_HISTORY: History = { past: [], future: [] }

/** What is written in one go, with no longer pauses than this, is one step (milliseconds). */
const PAUSE = 1500
const LONGEST = 200

/** Remembers a step; writing on in the same field prolongs the last one. */
export function remember({ past }: History, step: Step): History {
  const last = past.at(-1)
  const goesOn = last && last.path !== '' && last.path === step.path && step.at - last.at < PAUSE
  const next = goesOn ? [...past.slice(0, -1), { ...step, before: last.before }] : [...past, step]
  return { past: next.slice(-LONGEST), future: [] }
}

/** Takes the last step back: the history then, and the step whose `before` is to stand. */
export function takeBack({ past, future }: History): [History, Step] | null {
  const step = past.at(-1)
  return step ? [{ past: past.slice(0, -1), future: [step, ...future] }, step] : null
}

/** Takes a step again that was taken back: its `after` is to stand. */
export function takeAgain({ past, future }: History): [History, Step] | null {
  const [step, ...rest] = future
  return step ? [{ past: [...past, { ...step, at: 0 }], future: rest }, step] : null
}
