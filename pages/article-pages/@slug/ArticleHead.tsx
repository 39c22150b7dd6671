import type { ArticlePage } from '#domain/content/article-page.ts'
import type { Author } from '#domain/content/author.ts'
import { lastDayOf } from '#domain/content/event-days.ts'
import { japaneseDay } from '#domain/date/japanese-date.ts'
import { link } from '#domain/url/link.ts'
import type { SharedPage } from '#domain/url/share-links.ts'
import { FavoriteButton } from '#renderer/shelf/FavoriteButton.tsx'
import { shelfItemOfArticle } from '#renderer/shelf/shelf-item.ts'
import { Breadcrumb } from '#renderer/ui/Breadcrumb.tsx'
import { DisclosureNote } from '#renderer/ui/DisclosureNote.tsx'
import { HeroFigure } from '#renderer/ui/HeroFigure.tsx'
import { NewTabNote } from '#renderer/ui/NewTabNote.tsx'
import { Unbroken } from '#renderer/ui/Unbroken.tsx'
import type { Data } from './+loader.ts'
import styles from './ArticleHead.module.css'
import { SeriesName } from './SeriesNav.tsx'
import { Share } from './share/Share.tsx'
import { articleTrail } from './trail.ts'

type Props = {
  article: ArticlePage
  author: Author | null
  minutes: number
  /** Whether the facts were checked too long ago. */
  isOld: boolean
  /** Whether the announced event has ended. */
  isOver: boolean
  /** Whether its text contains affiliate links. */
  hasAffiliateLinks: boolean
  shared: SharedPage
  series: Data['series']
}

/** Disclosure, title, dates, author and main picture. */
export function ArticleHead({
  article,
  author,
  minutes,
  isOld,
  isOver,
  hasAffiliateLinks,
  shared,
  series,
}: Props) {
  return (
    <header className={styles.head}>
      <Breadcrumb {...articleTrail(article)} />
      <DisclosureNote disclosure={article.disclosure} hasAffiliateLinks={hasAffiliateLinks} />
      {series && <SeriesName series={series} />}
      <h1 className={styles.title}>
        <Unbroken text={article.title} />
      </h1>
      <p className={styles.catch}>{article.catch}</p>
      <Dates article={article} />
      <div className={styles.line}>
        <Byline article={article} author={author} minutes={minutes} />
        <Share {...shared} compact />
        <FavoriteButton item={shelfItemOfArticle(article)} />
      </div>
      {isOver && (
        <p className={styles.old}>
          <strong>終了</strong>　この催しは、{japaneseDay(lastDayOf(article) ?? '')}に終了しました。
        </p>
      )}
      {isOld && (
        <p className={styles.old}>
          情報の確認から1年以上たっています。情報が古い可能性があります。お出かけの前に公式の案内をご確認ください。
        </p>
      )}
      <HeroFigure className={styles.hero} picture={article.hero} zooms />
    </header>
  )
}

function Byline({ article: { supervisor }, author, minutes }: Pick<Props, 'article' | 'author' | 'minutes'>) {
  return (
    <p className={styles.byline}>
      {author && (
        <a className={styles.person} href={link('authors', { id: author.slug })}>
          {`${author.name}（${author.role}）`}
        </a>
      )}
      {supervisor && (
        <span>
          監修：
          <Outbound href={supervisor.profileUrl}>{supervisor.name}</Outbound>（{supervisor.title}）
        </span>
      )}
      <span>{`約${minutes}分で読めます`}</span>
    </p>
  )
}

function Outbound({ href, children }: { href: string | null; children: string }) {
  if (!href) return children
  return (
    <a className={styles.person} href={href} target="_blank" rel="noopener">
      {children}
      <NewTabNote>のプロフィール</NewTabNote>
    </a>
  )
}

function Dates({ article }: Pick<Props, 'article'>) {
  const { publishedAt, contentUpdatedAt, factCheckedAt, eventDate, endDate, visitedAt } = article
  const dates = [
    { name: '公開', at: publishedAt, until: null },
    { name: '更新', at: contentUpdatedAt === publishedAt ? null : contentUpdatedAt, until: null },
    { name: '情報確認', at: factCheckedAt, until: null },
    { name: endDate && endDate !== eventDate ? '開催期間' : '開催日', at: eventDate, until: endDate },
    { name: '取材日', at: visitedAt, until: null },
  ]
  return (
    <dl className={styles.dates}>
      {dates.map(
        ({ name, at, until }) =>
          at && (
            <div className={styles.date} key={name}>
              <dt>{name}</dt>
              <dd>
                <time dateTime={at}>{japaneseDay(at)}</time>
                {until && until !== at && (
                  <>
                    〜<time dateTime={until}>{japaneseDay(until)}</time>
                  </>
                )}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
