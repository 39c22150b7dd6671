import { Refusal } from '#renderer/area/Refusal.tsx'
import { Button } from '#renderer/form/Button.tsx'
import { usePageContext } from '#renderer/page-context.tsx'
import { EmptyNote } from '#renderer/ui/EmptyNote.tsx'
import { paths } from '../paths.ts'
import { PublicationRow } from './PublicationRow.tsx'
import styles from './Publications.module.css'
import type { PublicationState } from './publication-calls.ts'
import { usePublications } from './usePublications.ts'

const STATES: readonly [state: PublicationState | null, label: string, empty: string][] = [
  [null, 'すべて', 'まだ何も公開していません。原稿を公開すると、ここに記録されます。'],
  ['unfinished', '反映中', '反映を待っているものはありません。'],
  ['failed', '失敗', '失敗したものはありません。'],
]

/** `/$/publications`: every change of what readers see, the newest first. */
export function Publications() {
  const { urlOriginal } = usePageContext()
  const asked = new URL(urlOriginal, 'https://page.invalid').searchParams.get('state')
  const [state, , empty] = STATES.find(([one]) => one === asked) ?? STATES[0] ?? [null, '', '']
  const { list, total, hasMore, isLoadingMore, error, more, retry } = usePublications(state)
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>公開の記録</h1>
      <div className={styles.head}>
        <nav aria-label="状態で絞り込む">
          <ul className={styles.states}>
            {STATES.map(([one, label]) => (
              <li key={label}>
                <a
                  className={styles.state}
                  href={paths.publications({ state: one ?? undefined })}
                  aria-current={one === state ? 'page' : undefined}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.total} role="status">
          {list && `${total}件`}
        </p>
      </div>
      {error && !list && <Refusal error={error} onRetry={retry} />}
      {!error && !list && <Waiting />}
      {list?.length === 0 && <EmptyNote>{empty}</EmptyNote>}
      {list && list.length > 0 && (
        <ul className={styles.list} aria-label="公開の記録">
          {list.map((publication) => (
            <PublicationRow key={publication.id} publication={publication} />
          ))}
        </ul>
      )}
      {hasMore && (
        <p>
          <Button onClick={more} disabled={isLoadingMore}>
            {isLoadingMore ? '読み込んでいます' : 'もっと見る'}
          </Button>
        </p>
      )}
    </section>
  )
}

const Waiting = () => (
  <div className={styles.list}>
    <p className="visually-hidden" role="status">
      読み込んでいます。
    </p>
    {Array.from({ length: 6 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
      <div key={index} className={styles.skeleton} />
    ))}
  </div>
)
