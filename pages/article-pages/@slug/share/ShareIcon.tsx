import styles from './Share.module.css'

/** Neutral icons instead of brand logos: a speech bubble, a cross, an f, a chain link, an upward leaf. */
const PATHS = {
  line: 'M12 4c5 0 9 3 9 7s-4 7-9 7l-4 3v-3.7C5 16.2 3 14 3 11c0-4 4-7 9-7zM8 11h.01M12 11h.01M16 11h.01',
  x: 'm5 5 14 14M19 5 5 19',
  facebook: 'M16 4h-1.5C12 4 11 5.5 11 8v12M8 11.5h7',
  copy: 'm9 15 6-6M11 6.5l2-2a4.6 4.6 0 0 1 6.5 6.5l-2 2M13 17.5l-2 2A4.6 4.6 0 0 1 4.5 13l2-2',
  system: 'M12 15V3.5M8 7l4-3.5L16 7M7 11H5v9.5h14V11h-2',
} as const

export function ShareIcon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}
