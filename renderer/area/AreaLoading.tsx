import styles from './AreaPage.module.css'

/** A page of an area while its code or data is loading. */
export function AreaLoading({ title }: { title: string | undefined }) {
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p role="status">読み込んでいます。</p>
    </section>
  )
}
