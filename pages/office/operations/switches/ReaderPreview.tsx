import { SITE } from '#domain/site/site.ts'
import { plannedEnd, type Standstill, standstillText } from '#domain/site/standstill.ts'
import styles from './ReaderPreview.module.css'

const ABOUT: Record<Standstill['mode'], string> = {
  open: '読者には何も表示されません。',
  'read-only': '保存や投稿をしようとした人に、次のように表示されます。',
  closed: 'どのページを開いた人にも、次のように表示されます。',
}

/** What readers are told, as it will be. */
export function ReaderPreview({ mode, text, endsAt }: Standstill) {
  const end = plannedEnd(endsAt, new Date())
  return (
    <section className={styles.preview} aria-labelledby="reader-preview">
      <h2 id="reader-preview" className={styles.title}>
        読者に見えるもの
      </h2>
      <p className={styles.about}>{ABOUT[mode]}</p>
      {mode === 'closed' && (
        <div className={styles.page}>
          <p className={styles.site}>{SITE.name}</p>
          <div className={styles.card}>
            <p className={styles.head}>メンテナンス中です</p>
            <p className={styles.words}>{standstillText({ mode, text })}</p>
            {end && <p>{end}</p>}
          </div>
        </div>
      )}
      {mode === 'read-only' && (
        <p className={styles.notice}>
          {standstillText({ mode, text })}
          {end}
        </p>
      )}
    </section>
  )
}
