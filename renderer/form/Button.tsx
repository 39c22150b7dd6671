import type { ButtonHTMLAttributes } from 'react'
import styles from './Button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  variant?: ButtonVariant
  /** Full width, as in a narrow card. */
  wide?: boolean
}

/** A button of forms and management pages: a form has one primary button. */
export function Button({ variant = 'secondary', wide, className = '', type = 'button', ...props }: Props) {
  return (
    <button
      className={`${styles.button} ${styles[variant]} ${className}`}
      data-wide={wide || undefined}
      type={type}
      {...props}
    />
  )
}
