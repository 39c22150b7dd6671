import { Field } from './Field.tsx'
import styles from './Input.module.css'
import { type FieldProps, useField } from './useField.ts'

/** A calendar day in Japan, `yyyy-MM-dd`; `''` for none. */
export function DateField({
  name,
  label,
  hint,
  required,
  min,
}: FieldProps & { /** The first selectable day. */ min?: string }) {
  const { control, ...ids } = useField({ name, hint, required })
  return (
    <Field label={label} hint={hint} required={required} ids={ids}>
      <input
        className={`${styles.input} ${styles.date}`}
        type="date"
        min={min}
        max="9999-12-31"
        {...control}
      />
    </Field>
  )
}
