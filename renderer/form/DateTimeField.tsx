import { useLayoutEffect, useRef, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { formatDateTimeInput, parseDate } from '#domain/date/date.ts'
import { Field } from './Field.tsx'
import styles from './Input.module.css'
import { afterPress } from './press.ts'
import { type FieldProps, useFieldIds } from './useField.ts'

const isoOf = (typed: string): string | null => parseDate(typed)?.toISOString() ?? null
const typedOf = (value: unknown): string =>
  formatDateTimeInput(parseDate(typeof value === 'string' ? value : ''))

/** A date and time. Shown and typed in Japan time on every device; the value is ISO 8601 with offset, or `null`. */
export function DateTimeField(props: FieldProps) {
  const { name, label, hint, required } = props
  const { control } = useFormContext()
  const { field } = useController({ control, name })
  const { aria, ...ids } = useFieldIds(props)
  const input = useRef<HTMLInputElement>(null)
  const [isHalf, setHalf] = useState(false)
  // Written only if the value changed from outside: writing clears a half-typed input.
  useLayoutEffect(() => {
    const element = input.current
    if (element && isoOf(element.value) !== field.value) element.value = typedOf(field.value)
  }, [field.value])
  const normalize = (element: HTMLInputElement) => {
    setHalf(element.validity.badInput)
    field.onChange(element.validity.badInput ? '' : isoOf(element.value))
  }
  const error = ids.error && isHalf ? '年月日と時刻をすべて入力してください。' : ids.error
  return (
    <Field label={label} hint={hint} required={required} ids={{ ...ids, error }}>
      <input
        className={`${styles.input} ${styles.date}`}
        type="datetime-local"
        id={ids.id}
        name={name}
        ref={(element) => {
          input.current = element
          field.ref(element)
        }}
        {...aria}
        onChange={({ currentTarget }) => normalize(currentTarget)}
        onBlur={({ currentTarget }) => {
          if (currentTarget.validity.badInput) normalize(currentTarget)
          afterPress(field.onBlur)
        }}
      />
    </Field>
  )
}
