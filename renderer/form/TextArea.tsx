import { CharacterCount } from './CharacterCount.tsx'
import { Field } from './Field.tsx'
import styles from './Input.module.css'
import { type FieldProps, useField } from './useField.ts'

type Props = FieldProps & {
  /** Lines shown before anything is written; it grows with the text where the browser can (R267: 3, 6 in dialogs). */
  rows?: number
  max?: number
  placeholder?: string
}

/** Several lines of text. */
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
