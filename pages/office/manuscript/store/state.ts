import type { DraftFields, ManuscriptDocument, Problem } from '#domain/manuscript/manuscript.ts'
import type { Publication } from '#domain/publish/publication.ts'
import type { Merge } from '../merge/merge.ts'
import { type History, NO_HISTORY } from './history.ts'

/**
 * How far what is on the screen has come. `refused`: the server will not take it as it is. `clash`: somebody else wrote
 * in the same places, and it must be decided what stands. `signed-out`: it can be sent after the next login. `half`: all
 * is saved but for half an address or the like, which this device keeps.
 */
export type SaveState =
  | 'saved'
  | 'half'
  | 'changed'
  | 'saving'
  | 'offline'
  | 'failed'
  | 'refused'
  | 'clash'
  | 'signed-out'

/** Two versions that wait for a decision; `theirs` is the document that the server has. */
export type OpenMerge = Merge & { base: DraftFields; mine: DraftFields; theirs: ManuscriptDocument }

export type ManuscriptState = {
  /** As the server answered last; `null` until it has come. */
  document: ManuscriptDocument | null
  /** What is on the screen. */
  fields: DraftFields
  /** What the server is known to hold. */
  base: DraftFields
  save: SaveState
  savedAt: number | null
  /** Whether this device holds what the server does not have. */
  isKept: boolean
  /** What the server said when it refused to save. */
  refusals: readonly Problem[]
  openMerge: OpenMerge | null
  history: History
  /** Rises when fields come from elsewhere than the page's own inputs: an editor with a state of its own begins anew. */
  generation: number
  /** What was published from here, and how far it has come. */
  publication: Publication | null
}

export const BEGINNING: ManuscriptState = {
  document: null,
  fields: {},
  base: {},
  save: 'saved',
  savedAt: null,
  isKept: false,
  refusals: [],
  openMerge: null,
  history: NO_HISTORY,
  generation: 0,
  publication: null,
}

export const hasChanges = ({ fields, base }: ManuscriptState): boolean => fields !== base
