import type { GuideEdit } from '#domain/travel/guide-edit.ts'
import { createStore, type Store } from '#renderer/shell/messages/store.ts'
import { type EditHistory, NO_HISTORY } from './history.ts'
import type { LocalGuide } from './local-guide.ts'

/** The state of sending: `offline` while the site cannot be reached. */
type Reach = 'idle' | 'sending' | 'offline'

/** The state of a guide in a tab. */
type GuideState = {
  local: LocalGuide
  history: EditHistory
  isLoading: boolean
  /** Why it could not be loaded; none if the device has it. */
  error: unknown
  reach: Reach
}

const UNKNOWN: GuideState = {
  local: { base: null, entries: [] },
  history: NO_HISTORY,
  isLoading: true,
  error: null,
  reach: 'idle',
}

const states = new Map<string, Store<GuideState>>()

/** The shared state of a guide. */
export function guideState(id: string): Store<GuideState> {
  const found = states.get(id) ?? createStore(UNKNOWN)
  states.set(id, found)
  return found
}

export const setGuide = (id: string, changed: Partial<GuideState>): void => {
  const state = guideState(id)
  state.set({ ...state.get(), ...changed })
}

/** Clears the states when the member changes. */
export function forgetGuides(): void {
  for (const state of states.values()) state.set(UNKNOWN)
  states.clear()
}

export type EditOrEdits = GuideEdit | readonly GuideEdit[]
