import type { ReactNode } from 'react'
import styles from './Field.module.css'
import type { FieldProps } from './useField.ts'

/** Visual only: the control has `aria-required`. */
export const RequiredMark = () => (
  <span className={styles.mark} aria-hidden="true">
    必須
  </span>
)

export const FieldHint = ({ id, children }: { id: string; children: ReactNode }) => (
  <p className={styles.hint} id={id}>
    {children}
  </p>
)

export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p className={styles.error} id={id}>
    {children}
  </p>
)

type Props = Omit<FieldProps, 'name'> & {
  ids: { id: string; hintId: string; errorId: string; error: string | undefined }
  /** At the end of the label's line. */
  aside?: ReactNode
  children: ReactNode
}

/** Label, hint, control and error, in this order: hints come before the control they explain. */
export function Field({ label, hint, required, ids, aside, children }: Props) {
  return (
    <div className={styles.field} data-field="">
      <div className={styles.head}>
        <label className={styles.label} htmlFor={ids.id}>
          {label}
        </label>
        {required && <RequiredMark />}
        {aside}
      </div>
      {hint && <FieldHint id={ids.hintId}>{hint}</FieldHint>}
      {children}
      {ids.error && <FieldError id={ids.errorId}>{ids.error}</FieldError>}
    </div>
  )
}
