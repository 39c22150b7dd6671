import { ListState } from '../list-kit/ListState.tsx'
import { MoreRows } from '../list-kit/Pager.tsx'
import { useConditions } from '../list-kit/useConditions.ts'
import { useRows } from '../list-kit/useRows.ts'
import { paths } from '../paths.ts'
import { Page } from '../people/Page.tsx'
import { PublicationRow } from './PublicationRow.tsx'
import styles from './Publications.module.css'
import { listPublications, type PublicationState } from './publication-calls.ts'
import { isInProgress } from './publication-texts.ts'

/** How often the list is fetched again while something is under way, and otherwise, in milliseconds. */
const SOON = 1500
const SELDOM = 30_000

const STATES: readonly [state: PublicationState | null, label: string, empty: string][] = [
  [null, 'すべて', 'まだ何も公開していません。原稿を公開すると、ここに記録されます。'],
  ['unfinished', '反映中', '反映を待っているものはありません。'],
  ['failed', '失敗', '失敗したものはありません。'],
]

/** `/$/publications`: all publications, newest first. */
export function Publications() {
  const { query } = useConditions()
  const [state, , empty] = STATES.find(([one]) => one === query.state) ?? STATES[0] ?? [null, '', '']
  const found = useRows((cursor) => listPublications(state, cursor), 'publications', {
    refreshInterval: (pages) =>
      pages?.some(({ publications }) => publications.list.some(isInProgress)) ? SOON : SELDOM,
  })
  return (
    <Page title="公開の記録">
      <div className="flex flex-wrap items-center justify-between gap-8">
        <nav aria-label="状態で絞り込む">
          <ul className="m-0 flex list-none flex-wrap items-center gap-8 p-0">
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
        <p className="m-0 text-13 text-usuzumi" role="status">
          {found.meta && `${found.meta.total}件`}
        </p>
      </div>
      <ListState {...found} empty={empty}>
        <ul className="m-0 list-none border border-rule bg-surface p-0" aria-label="公開の記録">
          {found.rows?.map((publication) => (
            <PublicationRow key={publication.id} publication={publication} />
          ))}
        </ul>
      </ListState>
      <MoreRows {...found} label="もっと見る" />
    </Page>
  )
}
