import type { ErrorPlace } from '#domain/operations/operations.ts'
import { Refusal } from '#renderer/area/Refusal.tsx'
import { type Columns, Rows } from '../../list-kit/Rows.tsx'
import { agoText } from '../../parts/moments.ts'
import { useFetched } from '../../useFetched.ts'
import { getError } from '../calls.ts'
import { buildText, countText } from '../texts.ts'

const columns: Columns<ErrorPlace> = [
  { label: 'ページの種類', cell: ({ pageType }) => <code>{pageType}</code> },
  { label: '版', cell: ({ build }) => buildText(build) },
  { label: 'ブラウザー', cell: ({ browser }) => browser },
  { label: '回数', cell: ({ hits }) => countText(hits), isNumber: true },
  { label: '最後', cell: ({ lastAt }) => agoText(lastAt), isNumber: true },
]

/** Where an error occurred, and one stack trace. */
export function ErrorDetail({ fingerprint, hits }: { fingerprint: string; hits: number }) {
  // Fetched again after each new sighting; the last response is shown meanwhile.
  const { data, error, retry } = useFetched(getError({ param: { fingerprint } }), String(hits))
  if (error && !data) return <Refusal error={error} onRetry={retry} />
  return (
    <div className="grid grid-cols-1 gap-12 py-8 ps-16 max-md:ps-0">
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
          <pre
            className="m-0 max-h-[16rem] overflow-auto border border-rule bg-surface px-12 py-8 text-12 leading-[1.6]"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable, so it must be focusable
            tabIndex={0}
          >
            {data.error.stack || '位置の記録はありません。'}
          </pre>
        </section>
      )}
    </div>
  )
}
