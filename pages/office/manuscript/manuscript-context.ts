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
  if (!value) throw new Error('must be used inside ManuscriptFrame')
  return value
}

/** The store of the manuscript being edited. */
export const useManuscriptStore = (): ManuscriptStore => useValue().store

/** The account's abilities. The server enforces permissions. */
export const useAbilities = (): Abilities => useValue().abilities

export const useEditorAccount = (): Account => useValue().account

/** A selected part of the state. Re-renders only when it changes, so `select` must not create new objects. */
export function useManuscriptState<Part>(select: (state: ManuscriptState) => Part): Part {
  const { state } = useManuscriptStore()
  const read = () => select(state.get())
  return useSyncExternalStore(state.subscribe, read, read)
}

/**
 * Value and setter of a field by path (`title`, `seo.title`, `blocks`): `const [title, setTitle] =
 * useManuscriptField<string>('title')`. The value is `undefined` if the draft does not have it.
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

/** The first error that prevents saving, and the first that blocks publishing, or `undefined`. */
export function useFieldNotes(path: string): { error: string | undefined; todo: string | undefined } {
  const isHere = ({ field }: { field: string }) => field === path || field.startsWith(`${path}.`)
  const error = useManuscriptState(({ refusals }) => refusals.find(isHere)?.message)
  const todo = useManuscriptState(
    ({ document }) => document?.problems.find((problem) => problem.isBlocking && isHere(problem))?.message,
  )
  return { error, todo: error ? undefined : todo }
}
