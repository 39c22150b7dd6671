import { CharacterCount } from './CharacterCount.tsx'
import { Field } from './Field.tsx'
import styles from './Input.module.css'
import { type FieldProps, useField } from './useField.ts'

type Props = FieldProps & {
  /** Initial number of rows; it grows with the text where supported (R267: 3, 6 in dialogs). */
  rows?: number
  max?: number
  placeholder?: string
}

/** A multi-line text field. */
export function TextArea({ name, label, hint, required, rows = 3, max, placeholder }: Props) {
  const { control, ...ids } = useField({ name, hint, required })
  return (
    <Field
      label={label}
      hint={hint}
      required={required}
      ids={ids}
      aside={max && <CharacterCount name={name} max={max} />}
    >
      <textarea
        className={`${styles.input} ${styles.area}`}
        rows={rows}
        placeholder={placeholder}
        {...control}
      />
    </Field>
  )
}
