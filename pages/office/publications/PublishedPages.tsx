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

/** Stands for all later pages of a list, which are rendered on request. */
const DEEP = /\/page\/\*$/

const PathOf = ({ path }: Pick<PublishedPage, 'path'>) =>
  DEEP.test(path) ? (
    <span className={styles.path}>{path.replace(DEEP, '')}（一覧の奥のページ。開かれたときに作ります）</span>
  ) : (
    <a className={styles.path} href={path} {...(path.endsWith('.xml') && { target: '_blank' })}>
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
    <section className={styles.pages} aria-labelledby="published-pages">
      <h2 className={styles.heading} id="published-pages">
        対象のページ
      </h2>
      <ul className={styles.counts} aria-label="状態ごとの件数">
        {PublishedPageStatus.options.map(
          (status) =>
            (counts[status] ?? 0) > 0 && (
              <li key={status}>
                {PAGE_STATUSES[status]}：{counts[status]}件
              </li>
            ),
        )}
      </ul>
      <ul className={styles.list} aria-label="対象のページ">
        {pages.map((page) => (
          <li key={page.path} className={styles.page}>
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
