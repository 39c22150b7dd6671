import { type RefObject, useEffect, useState } from 'react'
import { type FieldValues, useFormState } from 'react-hook-form'
import { listErrors } from './form-errors.ts'
import type { FormApi } from './useZodForm.ts'

const CONTROLS = 'input, select, textarea, button'

/** Focuses the first invalid field, if there is one. */
export const showFirstMistake = (form: HTMLElement): boolean => {
  const marked = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  const control = marked?.matches(CONTROLS) ? marked : marked?.querySelector<HTMLElement>(CONTROLS)
  if (!control) return false
  // Scrolls to the field with its label, not only the control, with the field's `scroll-margin`.
  control.focus({ preventScroll: true })
  control.closest('[data-field]')?.scrollIntoView({ block: 'nearest' })
  return true
}

/**
 * After each submit attempt: focuses the first error.
 * @returns the number of errors, and the lines of those that no field shows
 */
export function useErrorFocus<Input extends FieldValues, Output>(
  { control }: FormApi<Input, Output>,
  element: RefObject<HTMLFormElement | null>,
  isField: (name: string) => boolean,
) {
  const { errors, submitCount, isSubmitting } = useFormState({ control })
  const [outcome, setOutcome] = useState({ count: 0, lines: [] as string[] })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per submit, with the errors at that time
  useEffect(() => {
    if (submitCount === 0 || isSubmitting || !element.current) return
    const all = listErrors(errors)
    const orphans = all.filter(({ name }) => !isField(name))
    setOutcome({ count: all.length - orphans.length, lines: orphans.map(({ message }) => message) })
    if (all.length > 0 && !showFirstMistake(element.current))
      element.current.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' })
  }, [submitCount, isSubmitting])
  return isSubmitting ? { count: 0, lines: [], isSubmitting } : { ...outcome, isSubmitting }
}
