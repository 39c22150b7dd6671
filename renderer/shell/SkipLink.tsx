import styles from './SkipLink.module.css'

/** Takes keyboard readers past the header. */
export function SkipLink() {
  return (
    <a className={styles.link} href="#main">
      本文へ移動
    </a>
  )
}
