import styles from './Lightbox.module.css'

const SIGNS = { close: 'm6 6 12 12M18 6 6 18', back: 'm15 5-7 7 7 7', on: 'm9 5 7 7-7 7' } as const

type Props = {
  label: string
  sign: keyof typeof SIGNS
  /** `aria-disabled`: a disabled button would lose the focus, and with it the keyboard control. */
  isOff?: boolean
  onClick: () => void
}

export function LightboxButton({ label, sign, isOff = false, onClick }: Props) {
  return (
    <button
      className={styles.button}
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={onClick}
    >
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
        <path d={SIGNS[sign]} />
      </svg>
    </button>
  )
}
