import type { DraftFields, ManuscriptDocument, Problem } from '#domain/manuscript/manuscript.ts'
import type { Publication } from '#domain/publish/publication.ts'
import type { Merge } from '../merge/merge.ts'
import { type History, NO_HISTORY } from './history.ts'

/**
 * Save state. `refused`: rejected by the server. `conflict`: another person changed the same places, to be resolved.
 * `signed-out`: continues after the next sign-in. `half`: saved except for invalid values, which stay on this device.
 */
export type SaveState =
  | 'saved'
  | 'half'
  | 'changed'
  | 'saving'
  | 'offline'
  | 'failed'
  | 'refused'
  | 'conflict'
  | 'signed-out'

/** Unresolved conflicts; `theirs` is the server's document. */
export type OpenMerge = Merge & { base: DraftFields; mine: DraftFields; theirs: ManuscriptDocument }

export type ManuscriptState = {
  /** The server's last response; `null` while loading. */
  document: ManuscriptDocument | null
  /** Current values. */
  fields: DraftFields
  /** The fields as saved on the server. */
  base: DraftFields
  save: SaveState
  savedAt: number | null
  /** Whether this device has stored unsaved changes. */
  isStoredLocally: boolean
  /** Validation errors of the last save. */
  refusals: readonly Problem[]
  openMerge: OpenMerge | null
  history: History
  /** Incremented when fields change from outside the inputs, so that editors with state of their own reload. */
  generation: number
  /** The last publication started here, with its progress. */
  publication: Publication | null
}

export const INITIAL_STATE: ManuscriptState = {
  document: null,
  fields: {},
  base: {},
  save: 'saved',
  savedAt: null,
  isStoredLocally: false,
  refusals: [],
  openMerge: null,
  history: NO_HISTORY,
  generation: 0,
  publication: null,
}

export const hasChanges = ({ fields, base }: ManuscriptState): boolean => fields !== base
