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
    <section className="grid min-w-0 gap-12" aria-labelledby="reader-preview">
      <h2 id="reader-preview" className="text-16">
        読者に見えるもの
      </h2>
      <p className="text-13 text-usuzumi">{ABOUT[mode]}</p>
      {mode === 'closed' && (
        <div className="grid justify-items-center gap-16 border border-rule-strong bg-paper px-16 py-24">
          <p className="font-mincho font-semibold tracking-[0.12em]">{SITE.name}</p>
          <div className={styles.card}>
            <p className="font-mincho text-18 font-semibold">メンテナンス中です</p>
            <p className="whitespace-pre-line">{maintenanceText({ mode, text })}</p>
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
