import { useFormContext } from 'react-hook-form'
import styles from './Choice.module.css'
import fieldStyles from './Field.module.css'
import { FieldError, FieldHint, RequiredMark } from './Field.tsx'
import { afterPress } from './press.ts'
import type { Choice } from './SelectField.tsx'
import { type FieldProps, useFieldIds } from './useField.ts'

/** A choice of a few visible options. */
export function RadioField(props: FieldProps & { choices: readonly Choice[] }) {
  const { name, label, hint, required, choices } = props
  const { register } = useFormContext()
  const { onBlur, ...control } = register(name)
  const { hintId, errorId, error, aria } = useFieldIds(props)
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a bare fieldset can be neither required nor wrong
    <fieldset className={fieldStyles.field} role="radiogroup" data-field="" {...aria}>
      <legend className={fieldStyles.label}>
        {label}
        {required && <RequiredMark />}
      </legend>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label className={styles.choice} key={choice.value}>
            <input
              className={styles.mark}
              type="radio"
              value={choice.value}
              {...control}
              onBlur={(event) => afterPress(() => void onBlur(event))}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
