import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { Account } from '#domain/account/account.ts'
import type { Abilities } from './abilities.ts'
import type { ManuscriptStore } from './store/manuscript-store.ts'
import { valueAt } from './store/path.ts'
import type { ManuscriptState } from './store/state.ts'

type Value = { store: ManuscriptStore; account: Account; abilities: Abilities }

export const ManuscriptContext = createContext<Value | null>(null)

const useValue = (): Value => {
  const value = useContext(ManuscriptContext)
  if (!value) throw new Error('a part of a manuscript outside of its frame')
  return value
}

/** The manuscript that is edited, for what does something with it. */
export const useManuscriptStore = (): ManuscriptStore => useValue().store

/** What this person may do with it. The server decides all the same. */
export const useAbilities = (): Abilities => useValue().abilities

export const useEditorAccount = (): Account => useValue().account

/**
 * A part of the state. Only those who look at it are drawn again when it changes, so `select` answers what is there and
 * makes nothing new.
 */
export function useManuscriptState<Part>(select: (state: ManuscriptState) => Part): Part {
  const { state } = useManuscriptStore()
  const read = () => select(state.get())
  return useSyncExternalStore(state.subscribe, read, read)
}

/**
 * One field by its path (`title`, `seo.title`, `blocks`) and how to write it: `const [title, setTitle] =
 * useManuscriptField<string>('title')`. A draft may lack anything: the value is then `undefined`.
 */
export function useManuscriptField<Type>(path: string) {
  const store = useManuscriptStore()
  const value = useManuscriptState(({ fields }) => valueAt(fields, path)) as Type | undefined
  const set = useCallback(
    (next: Type, options?: { isOwnUndo?: boolean }) => store.set(path, next, options),
    [store, path],
  )
  return [value, set] as const
}

/** What keeps a field from being saved, and what keeps it from being published: the first of each, or `undefined`. */
export function useFieldNotes(path: string): { error: string | undefined; todo: string | undefined } {
  const isHere = ({ field }: { field: string }) => field === path || field.startsWith(`${path}.`)
  const error = useManuscriptState(({ refusals }) => refusals.find(isHere)?.message)
  const todo = useManuscriptState(
    ({ document }) => document?.problems.find((problem) => problem.isBlocking && isHere(problem))?.message,
  )
  return { error, todo: error ? undefined : todo }
}
