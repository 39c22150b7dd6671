import type { ReactNode } from 'react'
import styles from './Toolbar.module.css'

type Props = {
  text: ReactNode
  /** Tooltip and accessible description. */
  title: string
  label?: string
  variant?: 'bold' | 'marker' | 'strike' | 'link' | 'ruby'
  /** Pressed state of a toggle; omitted for commands. */
  isOn?: boolean
  isRefused?: boolean
  onPress: () => void
}

/** A toolbar button. Keeps the text selection while pressed; stays focusable when disabled. */
export const Tool = ({ text, title, label, variant, isOn, isRefused = false, onPress }: Props) => (
  <button
    className={`${styles.tool} ${variant ? styles[variant] : ''}`}
    type="button"
    title={title}
    aria-label={label}
    aria-pressed={isOn}
    aria-disabled={isRefused || undefined}
    tabIndex={-1}
    onMouseDown={(event) => event.preventDefault()}
    onClick={() => isRefused || onPress()}
  >
    <span>{text}</span>
  </button>
)
