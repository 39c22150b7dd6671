import { useEffect } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { isEqual } from '#domain/json/is-equal.ts'
import type { FormApi } from '#renderer/form/useZodForm.ts'

/**
 * Updates a form after changes from outside: undo, another tab, a resolved conflict. Fields being edited are left
 * alone.
 * @param values the form values of the current row
 */
export function useOutsideChange<Input extends FieldValues, Output>(
  form: FormApi<Input, Output>,
  schema: z.ZodType<Output, Input>,
  values: Input,
): void {
  const now = JSON.stringify(values)
  useEffect(() => {
    if (form.formState.isDirty) return
    const [shown, current] = [schema.safeParse(form.getValues()), schema.safeParse(JSON.parse(now))]
    // `930` and `9:30` are equal: text being typed is not replaced by its normalised form.
    if (shown.success && current.success && isEqual(shown.data, current.data)) return
    form.reset(JSON.parse(now))
  }, [form, schema, now])
}
