import { useState } from 'react'
import {
  type PageCounts,
  type Publication,
  type PublishedPage,
  PublishedPageStatus,
} from '#domain/publish/publication.ts'
import { Button } from '#renderer/form/Button.tsx'
import { useAction } from '#renderer/form/useAction.ts'
import styles from './PublishedPages.module.css'
import { fetchPages } from './publication-calls.ts'
import { PAGE_STATUSES } from './publication-texts.ts'

type Props = { publication: Publication; first: readonly PublishedPage[]; counts: PageCounts }

/** Represents all later pages of a list, which are rendered on request. */
const DEEP = /\/page\/\*$/

const PathOf = ({ path }: Pick<PublishedPage, 'path'>) =>
  DEEP.test(path) ? (
    <span className="inline-flex min-h-[2.25rem] items-center wrap-anywhere">
      {path.replace(DEEP, '')}（一覧の奥のページ。開かれたときに作ります）
    </span>
  ) : (
    <a
      className="inline-flex min-h-[2.25rem] items-center wrap-anywhere"
      href={path}
      {...(path.endsWith('.xml') && { target: '_blank' })}
    >
      {path}
    </a>
  )

/** The addresses of a publication in processing order, with their status. */
export function PublishedPages({ publication: { id, total }, first, counts }: Props) {
  const [more, setMore] = useState<readonly PublishedPage[]>([])
  const { isBusy, problem, run } = useAction()
  const pages = [...first, ...more]
  if (total === 0) return null
  const addMore = async () => {
    const next = await fetchPages(id, pages.length)
    setMore((before) => [...before, ...next])
  }
  return (
    <section className="grid grid-cols-1 gap-12" aria-labelledby="published-pages">
      <h2 className="text-22" id="published-pages">
        対象のページ
      </h2>
      <ul
        className="m-0 flex list-none flex-wrap gap-x-16 gap-y-4 p-0 text-13 text-usuzumi tabular-nums"
        aria-label="状態ごとの件数"
      >
        {PublishedPageStatus.options.map(
          (status) =>
            (counts[status] ?? 0) > 0 && (
              <li key={status}>
                {PAGE_STATUSES[status]}：{counts[status]}件
              </li>
            ),
        )}
      </ul>
      <ul className="m-0 list-none border border-rule bg-surface p-0" aria-label="対象のページ">
        {pages.map((page) => (
          <li
            key={page.path}
            className="flex flex-wrap items-center justify-between gap-x-16 border-b border-rule px-12 py-0 text-13 last:border-b-0 max-md:py-4"
          >
            <PathOf path={page.path} />
            <span className={styles.status} data-status={page.status}>
              {PAGE_STATUSES[page.status]}
            </span>
          </li>
        ))}
      </ul>
      {pages.length < total && (
        <p>
          <Button onClick={() => run(addMore)} disabled={isBusy}>
            {isBusy ? '読み込んでいます' : `残りの${total - pages.length}件を見る`}
          </Button>
        </p>
      )}
      {problem && <p role="alert">{problem}</p>}
    </section>
  )
}
