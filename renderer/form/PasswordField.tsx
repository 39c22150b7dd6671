import { useState } from 'react'
import { Field } from './Field.tsx'
import inputStyles from './Input.module.css'
import styles from './PasswordField.module.css'
import { useSecretField } from './secret-fields.ts'
import { type FieldProps, useField } from './useField.ts'

type Props = FieldProps & { autoComplete: 'current-password' | 'new-password' }

/** A password, which can be looked at while it is typed: mistakes cost more than glances. */
export function PasswordField({ name, label, hint, required, autoComplete }: Props) {
  const { control, ...ids } = useField({ name, hint, required })
  const [isShown, setShown] = useState(false)
  useSecretField(name)
  return (
    <Field label={label} hint={hint} required={required} ids={ids}>
      <div className={styles.row}>
        <input
          className={`${inputStyles.input} ${styles.input}`}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...control}
        />
        <button
          className={styles.toggle}
          type="button"
          aria-controls={ids.id}
          aria-label={`${label}を${isShown ? '隠す' : '表示する'}`}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? '隠す' : '表示'}
        </button>
      </div>
    </Field>
  )
}
