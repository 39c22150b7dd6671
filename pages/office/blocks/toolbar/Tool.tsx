import type { ReactNode } from 'react'
import styles from './Toolbar.module.css'

type Props = {
  words: ReactNode
  /** What a pointer is told, and a screen reader besides the words. */
  title: string
  label?: string
  manner?: 'bold' | 'marker' | 'link' | 'ruby'
  /** Whether what is selected has it. Left out for what is done once. */
  isOn?: boolean
  isRefused?: boolean
  onPress: () => void
}

/** One tool. The selection in the text stays while it is pressed; one that cannot act now stays within reach. */
export const Tool = ({ words, title, label, manner, isOn, isRefused = false, onPress }: Props) => (
  <button
    className={`${styles.tool} ${manner ? styles[manner] : ''}`}
    type="button"
    title={title}
    aria-label={label}
    aria-pressed={isOn}
    aria-disabled={isRefused || undefined}
    tabIndex={-1}
    onMouseDown={(event) => event.preventDefault()}
    onClick={() => isRefused || onPress()}
  >
    <span>{words}</span>
  </button>
)
