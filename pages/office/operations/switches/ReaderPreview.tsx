import { type MaintenanceState, maintenanceText, plannedEnd } from '#domain/site/maintenance.ts'
import { SITE } from '#domain/site/site.ts'
import styles from './ReaderPreview.module.css'

const ABOUT: Record<MaintenanceState['mode'], string> = {
  open: '読者には何も表示されません。',
  'read-only': '保存や投稿をしようとした人に、次のように表示されます。',
  closed: 'どのページを開いた人にも、次のように表示されます。',
}

/** Preview of the message for readers. */
export function ReaderPreview({ mode, text, endsAt }: MaintenanceState) {
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
            <p className={styles.text}>{maintenanceText({ mode, text })}</p>
            {end && <p>{end}</p>}
          </div>
        </div>
      )}
      {mode === 'read-only' && (
        <p className={styles.notice}>
          {maintenanceText({ mode, text })}
          {end}
        </p>
      )}
    </section>
  )
}
