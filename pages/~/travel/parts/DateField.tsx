import { Field } from '#renderer/form/Field.tsx'
import styles from '#renderer/form/Input.module.css'
import { type FieldProps, useField } from '#renderer/form/useField.ts'

/** A day, `yyyy-MM-dd`; '' for none. */
export function DateField({ name, label, hint, required }: FieldProps) {
  const { control, ...ids } = useField({ name, hint, required })
  return (
    <Field label={label} hint={hint} required={required} ids={ids}>
      <input className={`${styles.input} ${styles.date}`} type="date" {...control} />
    </Field>
  )
}
