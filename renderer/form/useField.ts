import { type ChangeEvent, type FocusEvent, useId, useRef } from 'react'
import { get, useFormContext, useFormState } from 'react-hook-form'
import { afterPress } from './press.ts'

/** What every field can be told. */
export type FieldProps = {
  /** Its path in the form's values: `days.0.title`. */
  name: string
  label: string
  hint?: string
  /** Shows the mark 「必須」; whether it is refused is the schema's to say. */
  required?: boolean
}

type Typable = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The mistake of one field. Only that field is drawn again when it changes. */
export function useFieldError(name: string): string | undefined {
  const { control } = useFormContext()
  const { errors } = useFormState({ control, name, exact: true })
  const { message }: { message?: unknown } = get(errors, name) ?? {}
  return typeof message === 'string' && message ? message : undefined
}

/** The ids that tie a field to its words, and what its control must carry. */
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

/** A field that keeps its value in the element itself, so that no input method is ever disturbed. */
export function useField(props: Omit<FieldProps, 'label'>) {
  const { register, setValue } = useFormContext()
  const { name, onChange, onBlur, ref } = register(props.name)
  const ids = useFieldIds(props)
  const known = useRef<Typable>(null)
  const attach = (element: Typable | null) => {
    // Typed, or filled in by the browser, before React answered: it must not be lost.
    const early = element && known.current === null && isTyped(element) ? element.value : null
    ref(element)
    if (element) known.current = element
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
