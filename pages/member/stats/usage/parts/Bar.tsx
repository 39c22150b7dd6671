import styles from './Bar.module.css'

/** A percentage bar beside its number. */
export const Bar = ({ value, max }: { value: number; max: number }) => (
  <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
    <rect className={styles.whole} width="100" height="8" />
    <rect className={styles.part} width={max > 0 ? (100 * value) / max : 0} height="8" />
  </svg>
)
