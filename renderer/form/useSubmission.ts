import { type RefObject, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { isEqual } from '#domain/json/is-equal.ts'
import type { ResponseError } from '../shell/errors/errors.ts'
import { redirectToReload } from '../shell/errors/reload-codes.ts'
import { isConflict, splitRefusal } from './refusal.ts'
import type { FormApi } from './useZodForm.ts'

export type Submission<Input extends FieldValues, Output> = {
  form: FormApi<Input, Output>
  /** Called with the parsed values. Errors thrown are shown in the form. */
  onSubmit: (values: Output) => unknown
  /** Called on an edit conflict (`E10409`). Without it the form shows the message at its head. */
  onConflict?: (error: ResponseError) => void
}

/** The submitted values are no longer unsaved; changes made since are. */
function settle<Input extends FieldValues, Output>(form: FormApi<Input, Output>, sent: Input) {
  const now = form.getValues()
  form.reset(sent, { keepValues: true, keepIsSubmitSuccessful: true, keepSubmitCount: true })
  for (const name of Object.keys(now) as (keyof Input & string)[])
    if (!isEqual(now[name], sent[name]))
      form.setValue(name as never, now[name] as never, { shouldDirty: true })
}

/** Submits a form once at a time, and assigns the errors of a refusal to their fields. */
export function useSubmission<Input extends FieldValues, Output>(
  { form, onSubmit, onConflict }: Submission<Input, Output>,
  element: RefObject<HTMLFormElement | null>,
) {
  const isBusy = useRef(false)
  const isField = (name: string) => element.current?.elements.namedItem(name) != null
  const refuse = (error: unknown) => {
    if (redirectToReload(error)) return
    const handled = onConflict && isConflict(error)
    if (handled) onConflict(error)
    const { fields, lines } = handled ? { fields: [], lines: [] } : splitRefusal(error, isField)
    for (const { name, message } of fields) form.setError(name as never, { type: 'server', message })
    // An error of the whole form. It prevents `isSubmitSuccessful` even without a message.
    if (fields.length === 0 || lines.length > 0)
      form.setError('root.server', { type: 'server', ...(lines.length > 0 && { message: lines.join('\n') }) })
  }
  const send = async () => {
    const sent = structuredClone(form.getValues())
    let isSaved = false
    await form.handleSubmit(async (values) => {
      try {
        await onSubmit(values)
        isSaved = true
      } catch (error) {
        refuse(error)
      }
    })()
    if (isSaved) settle(form, sent)
  }
  const submit = async () => {
    if (isBusy.current) return
    isBusy.current = true
    await send().finally(() => {
      isBusy.current = false
    })
  }
  return { submit, isField }
}
