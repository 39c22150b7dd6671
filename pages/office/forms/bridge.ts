import type { UseFormReturn } from 'react-hook-form'
import { isEqual } from '#domain/json/is-equal.ts'
import type { ManuscriptStore } from '../manuscript/store/manuscript-store.ts'
import { type Shape, shapeAt } from './schema/shape.ts'
import { filled } from './schema/values.ts'

type Options = {
  shape: Shape
  form: Pick<UseFormReturn, 'getValues' | 'setValue' | 'subscribe' | 'getFieldState' | 'trigger'>
  store: Pick<ManuscriptStore, 'state' | 'set'>
}

const topOf = (path: string): string => path.split('.')[0] ?? ''

/**
 * Synchronises a form with the manuscript store: form changes go to the store, which saves them; external changes
 * (undo, merge, panels) go to the form fields. Returns a function that stops it.
 */
export function bridge({ shape, form, store }: Options): () => void {
  let seen = store.state.get().fields
  let isBusy = false
  const filledAt = (key: string, value: unknown): unknown => {
    const found = shapeAt(shape, key)
    return found ? filled(found, value) : value
  }
  const writeToStore = (key: string) => {
    // The form mutates its values; the store needs a copy to detect changes.
    const written = structuredClone(form.getValues(key))
    if (isEqual(filledAt(key, seen[key]), written)) return
    isBusy = true
    store.set(key, written)
    seen = store.state.get().fields
    isBusy = false
  }
  const applyStore = () => {
    const { fields } = store.state.get()
    if (isBusy || fields === seen) return
    const changed = Object.keys({ ...seen, ...fields }).filter(
      (key) => shapeAt(shape, key) && !isEqual(seen[key], fields[key]),
    )
    seen = fields
    isBusy = true
    for (const key of changed) {
      form.setValue(key, filledAt(key, fields[key]), { shouldDirty: true })
      if (form.getFieldState(key).error) void form.trigger(key)
    }
    isBusy = false
  }
  const stops = [
    form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (!isBusy && name) writeToStore(topOf(name))
      },
    }),
    store.state.subscribe(applyStore),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
