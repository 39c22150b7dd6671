import { useEffect, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FormApi } from '#renderer/form/useZodForm.ts'
import { setUnsavedInput, type UnsavedInput } from './unsaved-input.ts'

/** Says that something stands in a form whose own button has not been pressed. */
export function useNotAdded<Input extends FieldValues, Output>(
  form: FormApi<Input, Output>,
  care: Pick<UnsavedInput, 'element' | 'discard'>,
): void {
  const latest = useRef(care)
  useEffect(() => {
    latest.current = care
  })
  useEffect(() => {
    const input: UnsavedInput = {
      state: 'notAdded',
      validate: async () => {},
      element: () => latest.current.element(),
      discard: () => latest.current.discard(),
    }
    const unsubscribe = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty }) => setUnsavedInput(form, isDirty ? input : null),
    })
    return () => {
      unsubscribe()
      setUnsavedInput(form, null)
    }
  }, [form])
}
