import { useSyncExternalStore } from 'react'

export type Store<State> = {
  get: () => State
  set: (next: State) => void
  subscribe: (listener: () => void) => () => void
}

/** A value outside React that components can subscribe to. States are replaced, never mutated. */
export function createStore<State>(initial: State): Store<State> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set: (next) => {
      if (next === state) return
      state = next
      for (const listener of [...listeners]) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const useStore = <State>(store: Store<State>): State =>
  useSyncExternalStore(store.subscribe, store.get, store.get)
