import { useState } from 'react'
import { Field } from '#renderer/form/Field.tsx'
import inputStyles from '#renderer/form/Input.module.css'
import styles from '#renderer/form/PasswordField.module.css'
import { useField } from './form-state.ts'

type Props = {
  name?: string
  label?: string
  hint?: string
  autoComplete: 'current-password' | 'new-password'
}

/** A password, which can be looked at while it is typed: mistakes cost more than glances. */
export function PasswordField({ name = 'password', label = 'パスワード', hint, autoComplete }: Props) {
  const { ids, control } = useField(name, hint)
  const [isShown, setShown] = useState(false)
  return (
    <Field label={label} ids={ids} {...(hint && { hint })}>
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
