import type { ManuscriptDocument, Problem } from '#domain/manuscript/manuscript.ts'

/**
 * What came of a change. `conflict`: somebody else was quicker, `document` is what there is now. `wrong`: it cannot be
 * done as it is, for these reasons. `refused`: not in this stage, or not by this person, with the reason in Japanese.
 */
export type Outcome<Done extends object> =
  | ({ outcome: 'done' } & Done)
  | { outcome: 'missing' }
  | { outcome: 'conflict'; document: ManuscriptDocument }
  | { outcome: 'wrong'; problems: Problem[] }
  | { outcome: 'refused'; message: string }

export type Saved = Outcome<{ document: ManuscriptDocument }>

/** There is no such manuscript. */
export const MISSING = { outcome: 'missing' } as const
/** It is not done, for a reason in Japanese. */
export const refused = (message: string) => ({ outcome: 'refused', message }) as const
