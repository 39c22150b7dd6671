import { useState } from 'react'
import { link } from '#domain/url/link.ts'
import { Button } from '#renderer/form/Button.tsx'
import inputStyles from '#renderer/form/Input.module.css'
import { useAction } from '#renderer/form/useAction.ts'
import styles from './ShareDialog.module.css'
import { fetchCalendar } from './share-calls.ts'

const ALARMS = [
  { value: '', label: 'なし' },
  { value: '10', label: '10分前' },
  { value: '30', label: '30分前' },
  { value: '60', label: '1時間前' },
  { value: '1440', label: '1日前' },
] as const
type Alarm = (typeof ALARMS)[number]['value']

const save = async (id: string, alarm: Alarm) => {
  const { name, file } = await fetchCalendar(id, alarm || undefined)
  const anchor = document.createElement('a')
  anchor.href = URL.createObjectURL(file)
  anchor.download = name
  anchor.click()
  // After the download has started.
  setTimeout(() => URL.revokeObjectURL(anchor.href), 60_000)
}

/** Print and calendar export, for the member: with all data. */
export function ExportOptions({ id }: { id: string }) {
  const { isBusy, problem, run } = useAction()
  const [alarm, setAlarm] = useState<Alarm>('')
  return (
    <section className={`${styles.part} grid gap-16`} aria-labelledby="go-out">
      <h3 className="p-0 text-16 font-semibold" id="go-out">
        自分で持っていく
      </h3>
      <div className="flex flex-wrap items-center gap-12">
        <a className={styles.action} href={`${link('@travel-guides', { id })}/print`}>
          印刷する
        </a>
        <Button aria-busy={isBusy} aria-disabled={isBusy} onClick={() => run(() => save(id, alarm))}>
          カレンダーのファイル（ICS）
        </Button>
      </div>
      <label className="grid grid-cols-[auto_minmax(0,10rem)] items-center gap-12 text-15">
        <span>カレンダーのお知らせ</span>
        <select
          className={inputStyles.input}
          value={alarm}
          onChange={({ target }) => setAlarm(target.value as Alarm)}
        >
          {ALARMS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <p className="text-13 text-usuzumi">
        カレンダーのファイルには、予約番号とメモも入ります。お知らせは、時刻のある予定に付きます。
      </p>
      <p className="whitespace-pre-line text-shu-text empty:hidden" role="alert">
        {problem}
      </p>
    </section>
  )
}
