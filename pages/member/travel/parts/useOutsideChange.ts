import { useEffect } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { isEqual } from '#domain/json/is-equal.ts'
import type { FormApi } from '#renderer/form/useZodForm.ts'

/**
 * Shows in a form what was changed elsewhere: by undoing, in another tab, by a decision about two versions. What is
 * being typed stays.
 * @param values what the form would show of the row as it is now
 */
export function useOutsideChange<Input extends FieldValues, Output>(
  form: FormApi<Input, Output>,
  schema: z.ZodType<Output, Input>,
  values: Input,
): void {
  const now = JSON.stringify(values)
  useEffect(() => {
    if (form.formState.isDirty) return
    const [shown, known] = [schema.safeParse(form.getValues()), schema.safeParse(JSON.parse(now))]
    // `930` and `9:30` are the same: what somebody typed is not written anew under their hands.
    if (shown.success && known.success && isEqual(shown.data, known.data)) return
    form.reset(JSON.parse(now))
  }, [form, schema, now])
}
