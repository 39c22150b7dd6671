import { Field } from './Field.tsx'
import styles from './Input.module.css'
import { type FieldProps, useField } from './useField.ts'

export type Choice = { value: string; label: string }

type Props = FieldProps & {
  choices: readonly Choice[]
  /** The label of the empty choice ''. Without it the first choice is preselected. */
  placeholder?: string
  autoComplete?: string
}

/** A choice from a native select. */
export function SelectField({ name, label, hint, required, choices, placeholder, autoComplete }: Props) {
  const { control, ...ids } = useField({ name, hint, required })
  return (
    <Field label={label} hint={hint} required={required} ids={ids}>
      <select className={styles.input} autoComplete={autoComplete} {...control}>
        {placeholder && <option value="">{placeholder}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </Field>
  )
}
