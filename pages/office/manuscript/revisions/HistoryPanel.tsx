import useSWR from 'swr'
import { Button } from '#renderer/form/Button.tsx'
import { paths } from '../../paths.ts'
import { useManuscriptState, useManuscriptStore } from '../manuscript-context.ts'
import { RevisionLine } from './RevisionLine.tsx'

const SHOWN = 12

/** The latest revisions, and a link to all. */
export function HistoryPanel() {
  const store = useManuscriptStore()
  const manuscript = useManuscriptState(({ document }) => document?.manuscript)
  const { data, error, mutate } = useSWR(
    manuscript && ['revisions', store.kind, manuscript.id, manuscript.version],
    store.calls.revisions,
    { keepPreviousData: true },
  )
  if (!manuscript) return null
  return (
    <section className="grid gap-12" aria-label="履歴">
      {!data && !error && <p role="status">履歴を読み込んでいます。</p>}
      {error && (
        <p role="alert">
          履歴を読み込めませんでした。
          <Button variant="quiet" onClick={() => void mutate()}>
            再読み込み
          </Button>
        </p>
      )}
      {data?.length === 0 && <p>まだ履歴がありません。</p>}
      <ol className="[&_li]:border-b [&_li]:border-rule [&_li]:py-8">
        {data?.slice(0, SHOWN).map((revision) => (
          <li key={revision.id}>
            <RevisionLine revision={revision} />
          </li>
        ))}
      </ol>
      {data && data.length > 0 && (
        <a
          className="inline-flex min-h-tap items-center text-15"
          href={paths.revisions(store.kind, manuscript.slug)}
        >
          すべての履歴と、変わったところを見る
        </a>
      )}
    </section>
  )
}
