import type { GuideEdit } from '#domain/travel/guide-edit.ts'
import { createStore, type Store } from '#renderer/shell/messages/store.ts'
import { type EditHistory, NO_HISTORY } from './history.ts'
import type { Kept } from './kept.ts'

/** How the sending goes: `offline` while the site cannot be reached. */
export type Reach = 'idle' | 'sending' | 'offline'

/** What a tab knows of a guide. */
export type GuideState = {
  kept: Kept
  history: EditHistory
  isLoading: boolean
  /** Why it could not be loaded; none while the device has it. */
  error: unknown
  reach: Reach
}

const UNKNOWN: GuideState = {
  kept: { base: null, entries: [] },
  history: NO_HISTORY,
  isLoading: true,
  error: null,
  reach: 'idle',
}

const states = new Map<string, Store<GuideState>>()

/** The one state that all parts of a page share. */
export function guideState(id: string): Store<GuideState> {
  const found = states.get(id) ?? createStore(UNKNOWN)
  states.set(id, found)
  return found
}

export const setGuide = (id: string, changed: Partial<GuideState>): void => {
  const state = guideState(id)
  state.set({ ...state.get(), ...changed })
}

/** Another person must see nothing of what this one had. */
export function forgetGuides(): void {
  for (const state of states.values()) state.set(UNKNOWN)
  states.clear()
}

export type EditOrEdits = GuideEdit | readonly GuideEdit[]
