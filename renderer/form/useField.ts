import { type ChangeEvent, type FocusEvent, useId, useRef } from 'react'
import { get, useFormContext, useFormState } from 'react-hook-form'
import { afterPress } from './press.ts'

/** The props common to all fields. */
export type FieldProps = {
  /** The path in the form's values: `days.0.title`. */
  name: string
  label: string
  hint?: string
  /** Shows 「必須」; the schema does the validation. */
  required?: boolean
}

type Typable = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The error of one field. Only that field re-renders when it changes. */
export function useFieldError(name: string): string | undefined {
  const { control } = useFormContext()
  const { errors } = useFormState({ control, name, exact: true })
  const { message }: { message?: unknown } = get(errors, name) ?? {}
  return typeof message === 'string' && message ? message : undefined
}

/** The ids and attributes that connect a control with its label, hint and error. */
export function useFieldIds({ name, hint, required }: Omit<FieldProps, 'label'>) {
  const id = useId()
  const error = useFieldError(name)
  const [hintId, errorId] = [`${id}hint`, `${id}error`]
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  const aria = {
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  }
  return { id, hintId, errorId, error, aria }
}

const isTyped = (element: Typable): boolean =>
  element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)
    ? false
    : !(element instanceof HTMLSelectElement) && element.value !== ''

/** An uncontrolled field, so that input methods are never disturbed. */
export function useField(props: Omit<FieldProps, 'label'>) {
  const { register, setValue } = useFormContext()
  const { name, onChange, onBlur, ref } = register(props.name)
  const ids = useFieldIds(props)
  const lastElement = useRef<Typable>(null)
  const attach = (element: Typable | null) => {
    // Typed, or autofilled by the browser, before hydration: must not be lost.
    const early = element && lastElement.current === null && isTyped(element) ? element.value : null
    ref(element)
    if (element) lastElement.current = element
    if (early !== null) setValue(name, early, { shouldDirty: true })
  }
  const control = {
    id: ids.id,
    name,
    ref: attach,
    ...ids.aria,
    onChange: (event: ChangeEvent<Typable>) => void onChange(event),
    onBlur: (event: FocusEvent<Typable>) => afterPress(() => void onBlur(event)),
  }
  return { ...ids, control }
}
