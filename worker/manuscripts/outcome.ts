import type { ManuscriptDocument, Problem } from '#domain/manuscript/manuscript.ts'

/**
 * The result of a change. `conflict`: a concurrent change came first, `document` is the current state. `wrong`: refused
 * for these problems. `refused`: not in this stage, or not by this person, with the reason in Japanese.
 */
export type Outcome<Done extends object> =
  | ({ outcome: 'done' } & Done)
  | { outcome: 'missing' }
  | { outcome: 'conflict'; document: ManuscriptDocument }
  | { outcome: 'wrong'; problems: Problem[] }
  | { outcome: 'refused'; message: string }

export type Saved = Outcome<{ document: ManuscriptDocument }>

/** No such manuscript. */
export const MISSING = { outcome: 'missing' } as const
/** Refused, with a reason in Japanese. */
export const refused = (message: string) => ({ outcome: 'refused', message }) as const
