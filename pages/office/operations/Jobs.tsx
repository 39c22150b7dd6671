import type { JobStatus } from '#domain/operations/operations.ts'
import { type Columns, Rows } from '../list-kit/Rows.tsx'
import { agoText } from '../parts/moments.ts'
import { Part } from './Part.tsx'
import { durationText, jobText } from './texts.ts'

/** Whether the last run failed. */
const isWrong = ({ okAt, failedAt }: JobStatus): boolean =>
  failedAt !== null && (okAt === null || failedAt > okAt)

const columns: Columns<JobStatus> = [
  { label: '処理', cell: ({ name }) => jobText(name) },
  {
    label: '結果',
    cell: (job) => (
      <span
        className="whitespace-nowrap text-koke data-wrong:font-bold data-wrong:text-shu-text"
        data-wrong={isWrong(job) || undefined}
      >
        {isWrong(job) ? '■ 失敗' : '● 正常'}
      </span>
    ),
  },
  { label: '最後に成功', cell: ({ okAt }) => (okAt ? agoText(okAt) : '—'), isNumber: true },
  { label: 'かかった時間', cell: ({ ms }) => durationText(ms), isNumber: true },
  {
    label: '最後の失敗',
    cell: ({ failedAt, error }) =>
      failedAt ? (
        <details className="[&_summary]:min-h-[1.5rem] [&_summary]:cursor-pointer">
          <summary>{agoText(failedAt)}</summary>
          <pre className="mx-0 mt-4 mb-0 max-h-[12rem] overflow-auto text-12 leading-[1.5] wrap-anywhere whitespace-pre-wrap">
            {error}
          </pre>
        </details>
      ) : (
        '—'
      ),
  },
]

/** Scheduled jobs and their last runs. */
export const Jobs = ({ jobs }: { jobs: readonly JobStatus[] }) => (
  <Part
    title="毎分の処理"
    about="予約された公開や後片づけを、1分ごとに行います。5分動かないと異常になります。"
  >
    <Rows
      label="毎分の処理"
      rows={jobs}
      idOf={({ name }) => name}
      columns={columns}
      layout="compact"
      empty="まだ一度も動いていません。新しい環境では、動き始めるまでに数分かかることがあります。"
    />
  </Part>
)
