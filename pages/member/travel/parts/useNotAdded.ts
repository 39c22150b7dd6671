import { useEffect, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FormApi } from '#renderer/form/useZodForm.ts'
import { setUnsavedInput, type UnsavedInput } from './unsaved-input.ts'

/** Registers input of a form whose add button was not pressed. */
export function useNotAdded<Input extends FieldValues, Output>(
  form: FormApi<Input, Output>,
  handling: Pick<UnsavedInput, 'element' | 'discard'>,
): void {
  const latest = useRef(handling)
  useEffect(() => {
    latest.current = handling
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
