import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { draftSchemaOf } from '#domain/manuscript/schemas.ts'
import { isSame } from '#domain/same-value.ts'
import { useManuscriptStore } from '../manuscript/manuscript-context.ts'
import type { FormKind } from './labels/kind-forms.ts'
import { type Shape, shapeAt } from './schema/shape.ts'
import { filled, keepable } from './schema/values.ts'

const topOf = (path: string): string => path.split('.')[0] ?? ''

/**
 * Keeps a form and the manuscript that it writes alike: what is written in a field goes to the manuscript, which saves
 * it; what comes from elsewhere (an undo, somebody else's change, a panel) goes into the fields that it is about.
 */
export function useStoreBridge(kind: FormKind, form: UseFormReturn, shape: Shape): void {
  const store = useManuscriptStore()
  useEffect(() => {
    const lax = draftSchemaOf(kind)
    let seen = store.state.get().fields
    let isTaking = false
    const give = (name: string) => {
      const key = topOf(name)
      const kept = keepable(lax, { [key]: form.getValues(key) })
      // Half an address cannot be kept: what stood there before stays until it is whole.
      if (!(key in kept) || isSame(filledAt(shape, key, seen[key]), kept[key])) return
      isTaking = true
      store.set(key, kept[key])
      seen = store.state.get().fields
      isTaking = false
    }
    const take = () => {
      const { fields } = store.state.get()
      if (isTaking || fields === seen) return
      const changed = [...new Set([...Object.keys(seen), ...Object.keys(fields)])].filter(
        (key) => seen[key] !== fields[key] && !isSame(seen[key], fields[key]),
      )
      seen = fields
      isTaking = true
      for (const key of changed) form.setValue(key, filledAt(shape, key, fields[key]), { shouldDirty: true })
      isTaking = false
    }
    const stopForm = form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (!isTaking && name) give(name)
      },
    })
    const stopStore = store.state.subscribe(take)
    return () => {
      stopForm()
      stopStore()
    }
  }, [kind, form, shape, store])
}

const filledAt = (shape: Shape, key: string, value: unknown): unknown => {
  const found = shapeAt(shape, key)
  return found ? filled(found, value) : value
}
