import { type ComponentProps, useState } from 'react'
import inputStyles from './Input.module.css'
import styles from './PasswordInput.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: string
  autoComplete: 'current-password' | 'new-password'
}

/** A password input that can be revealed: typing errors are the more frequent problem. */
export function PasswordInput({ label, ...control }: Props) {
  const [isShown, setShown] = useState(false)
  return (
    <div className={styles.row}>
      <input
        className={`${inputStyles.input} ${styles.input}`}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...control}
      />
      <button
        className={styles.toggle}
        type="button"
        aria-controls={control.id}
        aria-label={`${label}を${isShown ? '隠す' : '表示する'}`}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? '隠す' : '表示'}
      </button>
    </div>
  )
}
