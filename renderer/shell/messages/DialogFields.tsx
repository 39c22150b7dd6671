import { useId, useState } from 'react'
import styles from './DialogFields.module.css'
import type { DialogField, DialogValues } from './dialogs.ts'

type Props = {
  fields: readonly DialogField[]
  values: DialogValues
  /** By the name of the field. */
  errors: Record<string, string>
  onChange: (values: DialogValues) => void
}

export function DialogFields({ fields, values, errors, onChange }: Props) {
  return fields.map((field) => (
    <Field
      key={field.name}
      field={field}
      value={values[field.name] ?? ''}
      error={errors[field.name]}
      onChange={(value) => onChange({ ...values, [field.name]: value })}
    />
  ))
}

type FieldProps = {
  field: DialogField
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** No errors before the first submit. */
function Field({ field: { name, label, type, placeholder }, value, error, onChange }: FieldProps) {
  const id = useId()
  const [isTouched, setTouched] = useState(false)
  const shownError = isTouched ? error : undefined
  const props = {
    id,
    name,
    value,
    placeholder,
    className: styles.input,
    onBlur: () => setTouched(true),
    'aria-invalid': shownError ? true : undefined,
    'aria-describedby': shownError && `${id}-error`,
  }
  return (
    <p className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {type === 'textarea' ? (
        <textarea {...props} rows={6} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input {...props} type="text" onChange={({ target }) => onChange(target.value)} />
      )}
      {shownError && (
        <span className={styles.error} id={`${id}-error`}>
          {shownError}
        </span>
      )}
    </p>
  )
}
