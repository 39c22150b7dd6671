import type { ReactNode } from 'react'
import styles from './Choice.module.css'
import fieldStyles from './Field.module.css'
import { FieldError, FieldHint, RequiredMark } from './Field.tsx'
import { type FieldProps, useField } from './useField.ts'

/** A boolean field. The label may contain a link. */
export function CheckField({
  name,
  label,
  hint,
  required,
}: Omit<FieldProps, 'label'> & { label: ReactNode }) {
  const { control, ...ids } = useField({ name, hint, required })
  return (
    <div className={fieldStyles.field} data-field="">
      <div className={styles.row}>
        <label className={styles.choice} htmlFor={ids.id}>
          <input className={styles.mark} type="checkbox" {...control} />
          <span>{label}</span>
        </label>
        {required && <RequiredMark />}
      </div>
      {hint && <FieldHint id={ids.hintId}>{hint}</FieldHint>}
      {ids.error && <FieldError id={ids.errorId}>{ids.error}</FieldError>}
    </div>
  )
}
