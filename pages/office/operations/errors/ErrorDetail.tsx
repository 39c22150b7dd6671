import type { ErrorPlace } from '#domain/operations/operations.ts'
import { Refusal } from '#renderer/area/Refusal.tsx'
import { type Columns, Rows } from '../../list-kit/Rows.tsx'
import { agoText } from '../../parts/moments.ts'
import { useFetched } from '../../useFetched.ts'
import { ErrorAnswer, errorPath } from '../calls.ts'
import { buildText, countText } from '../texts.ts'
import styles from './ErrorDetail.module.css'

const columns: Columns<ErrorPlace> = [
  { label: 'ページの種類', cell: ({ pageType }) => <code>{pageType}</code> },
  { label: '版', cell: ({ build }) => buildText(build) },
  { label: 'ブラウザー', cell: ({ browser }) => browser },
  { label: '回数', cell: ({ hits }) => countText(hits), isNumber: true },
  { label: '最後', cell: ({ lastAt }) => agoText(lastAt), isNumber: true },
]

/** Where an error occurred, and one stack trace. */
export function ErrorDetail({ fingerprint, hits }: { fingerprint: string; hits: number }) {
  // Seen again, it is another question; what was answered before stays until then.
  const { data, error, retry } = useFetched(ErrorAnswer, errorPath(fingerprint), String(hits))
  if (error && !data) return <Refusal error={error} onRetry={retry} />
  return (
    <div className={styles.detail}>
      <Rows
        label="起きたところ"
        rows={data?.places}
        idOf={({ build, pageType, browser }) => `${build} ${pageType} ${browser}`}
        columns={columns}
        layout="compact"
        empty="起きたところの記録はありません。"
      />
      {data && (
        <section aria-label="エラーの位置">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable, so it must be focusable */}
          <pre className={styles.stack} tabIndex={0}>
            {data.error.stack || '位置の記録はありません。'}
          </pre>
        </section>
      )}
    </div>
  )
}
