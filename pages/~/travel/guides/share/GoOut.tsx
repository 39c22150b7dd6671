import { link } from '#domain/link.ts'
import { Button } from '#renderer/form/Button.tsx'
import { useAction } from '#renderer/form/useAction.ts'
import styles from './ShareDialog.module.css'
import { askCalendar } from './share-calls.ts'

const save = async (id: string) => {
  const { name, file } = await askCalendar(id)
  const anchor = document.createElement('a')
  anchor.href = URL.createObjectURL(file)
  anchor.download = name
  anchor.click()
  // Once the browser has begun with it.
  setTimeout(() => URL.revokeObjectURL(anchor.href), 60_000)
}

/** The ways of a guide onto paper and into a calendar: for its member, with everything in it. */
export function GoOut({ id }: { id: string }) {
  const { isBusy, problem, run } = useAction()
  return (
    <section className={styles.part} aria-labelledby="go-out">
      <h3 className={styles.legend} id="go-out">
        自分で持っていく
      </h3>
      <div className={styles.ways}>
        <a className={styles.way} href={`${link('@travel-guides', { id })}/print`}>
          印刷する
        </a>
        <Button aria-busy={isBusy} aria-disabled={isBusy} onClick={() => run(() => save(id))}>
          カレンダーのファイル（ICS）
        </Button>
      </div>
      <p className={styles.note}>カレンダーのファイルには、予約番号とメモも入ります。</p>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </section>
  )
}
