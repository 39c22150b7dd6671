import { CONTENT_KINDS } from '#domain/content/kind.ts'
import type { BrokenLink, MissingAddress, PlannedChange } from '#domain/manuscript/office-home.ts'
import type { ReaderReport } from '#domain/office/reader-report.ts'
import type { Publication } from '#domain/publish/publication.ts'
import { agoText, clockText, weekdayText } from '../parts/moments.ts'
import { paths } from '../paths.ts'
import styles from './Row.module.css'

/** A scheduled change. */
export const PlannedRow = ({ change: { manuscript, what, at } }: { change: PlannedChange }) => (
  <li className="grid gap-4 py-8">
    <a className={styles.title} href={paths.edit(manuscript.kind, manuscript.slug)}>
      {manuscript.title || '題名のない原稿'}
    </a>
    <p className={styles.meta}>
      <time dateTime={at}>
        {weekdayText(at)} {clockText(at)}
      </time>
      <span>{what === 'unpublish' ? '公開を終了' : '公開'}</span>
      <span>{CONTENT_KINDS[manuscript.kind].label}</span>
    </p>
  </li>
)

/** Status of a publication as text and colour. */
const statusText = ({ reason, status, isPageLive, done, total }: Publication): [string, string] => {
  if (status === 'failed') return ['公開できていません', 'failed']
  const isDown = reason === 'unpublish'
  if (status === 'live') return [isDown ? '公開終了 ✓' : '公開中 ✓', 'live']
  const rest = total > 0 ? `（${done}/${total}）` : ''
  if (isPageLive) return [`${isDown ? '公開終了 ✓' : '公開中 ✓'} 関連ページを更新しています${rest}`, 'live']
  return [`公開しています${rest}`, 'waiting']
}

/** A recent publication and its status. */
export const PublicationRow = ({ one }: { one: Publication }) => {
  const [text, state] = statusText(one)
  return (
    <li className="grid gap-4 py-8">
      <a className={styles.title} href={paths.publication(one.id)}>
        {one.title}
      </a>
      <p className={styles.meta}>
        <span
          className="data-[state=failed]:text-shu-text data-[state=live]:text-koke data-[state=waiting]:text-kohaku"
          data-state={state}
        >
          {text}
        </span>
        <time dateTime={one.requestedAt}>{agoText(one.requestedAt)}</time>
        {one.path && state === 'live' && one.reason !== 'unpublish' && (
          <a href={one.path} target="_blank" rel="noreferrer">
            ページを見る<span className="visually-hidden">（新しいタブで開きます）</span>
          </a>
        )}
      </p>
    </li>
  )
}

/** An open report of a reader. */
export const ReportRow = ({ one: { kind, slug, title, text, createdAt } }: { one: ReaderReport }) => (
  <li className="grid gap-4 py-8">
    <a className={styles.title} href={paths.edit(kind, slug)}>
      {title || '題名のない原稿'}
    </a>
    <p className="line-clamp-2 text-13 leading-[1.5] wrap-anywhere">{text}</p>
    <p className={styles.meta}>
      <span>{CONTENT_KINDS[kind].label}</span>
      <time dateTime={createdAt}>{agoText(createdAt)}</time>
    </p>
  </li>
)

/** A broken link and where it is used. */
export const BrokenLinkRow = ({
  one: { url, isAffiliate, problem, httpStatus, on, others },
}: {
  one: BrokenLink
}) => (
  <li className="grid gap-4 py-8">
    {on ? (
      <a className={styles.title} href={paths.edit(on.kind, on.slug)}>
        {on.title}
      </a>
    ) : (
      <span className={styles.title}>使われていないリンク</span>
    )}
    <p className={styles.meta}>
      <span className="text-13 leading-[1.5] wrap-anywhere">{url}</span>
    </p>
    <p className={styles.meta}>
      <span className="text-kohaku">{problem ?? (httpStatus ? `応答 ${httpStatus}` : 'つながりません')}</span>
      {isAffiliate && <span>アフィリエイト</span>}
      {others > 0 && <span>ほか{others}件</span>}
    </p>
  </li>
)

/** A missing address that readers requested. */
export const MissingRow = ({ one: { path, hits, lastHitAt } }: { one: MissingAddress }) => (
  <li className="grid gap-4 py-8">
    <span className="text-13 leading-[1.5] wrap-anywhere">{path}</span>
    <p className={styles.meta}>
      <span>{hits.toLocaleString('ja-JP')}回</span>
      <time dateTime={lastHitAt}>最後は{agoText(lastHitAt)}</time>
    </p>
  </li>
)
