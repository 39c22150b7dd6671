import styles from './SkipLink.module.css'

/** Lets keyboard users skip the header. */
export function SkipLink() {
  return (
    <a className={styles.link} href="#main">
      本文へ移動
    </a>
  )
}
