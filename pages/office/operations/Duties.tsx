import type { Duty } from '#domain/operations/operations.ts'
import { type Columns, Rows } from '../list-kit/Rows.tsx'
import { agoText } from '../parts/moments.ts'
import styles from './Duties.module.css'
import { Part } from './Part.tsx'
import { durationText, dutyText } from './texts.ts'

/** Whether the last time went wrong. */
const isWrong = ({ okAt, failedAt }: Duty): boolean => failedAt !== null && (okAt === null || failedAt > okAt)

const columns: Columns<Duty> = [
  { label: '処理', cell: ({ name }) => dutyText(name) },
  {
    label: '結果',
    cell: (duty) => (
      <span className={styles.result} data-wrong={isWrong(duty) || undefined}>
        {isWrong(duty) ? '■ 失敗' : '● 正常'}
      </span>
    ),
  },
  { label: '最後に成功', cell: ({ okAt }) => (okAt ? agoText(okAt) : '—'), isNumber: true },
  { label: 'かかった時間', cell: ({ ms }) => durationText(ms), isNumber: true },
  {
    label: '最後の失敗',
    cell: ({ failedAt, error }) =>
      failedAt ? (
        <details className={styles.failure}>
          <summary>{agoText(failedAt)}</summary>
          <pre className={styles.error}>{error}</pre>
        </details>
      ) : (
        '—'
      ),
  },
]

/** What the clock does every minute, and what came of it. */
export const Duties = ({ duties }: { duties: readonly Duty[] }) => (
  <Part
    title="毎分の処理"
    about="予約された公開や後片づけを、1分ごとに行います。5分動かないと異常になります。"
  >
    <Rows
      label="毎分の処理"
      rows={duties}
      idOf={({ name }) => name}
      columns={columns}
      layout="compact"
      empty="まだ一度も動いていません。新しい環境では、動き始めるまでに数分かかることがあります。"
    />
  </Part>
)
