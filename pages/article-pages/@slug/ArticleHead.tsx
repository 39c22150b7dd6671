import type { ArticlePage } from '#domain/article-page.ts'
import type { Author } from '#domain/author.ts'
import { japaneseDay } from '#domain/japanese-date.ts'
import type { SharedPage } from '#domain/share-links.ts'
import { FavoriteButton } from '#renderer/shelf/FavoriteButton.tsx'
import { thingOfArticle } from '#renderer/shelf/thing.ts'
import { Breadcrumb } from '#renderer/ui/Breadcrumb.tsx'
import { DisclosureNote } from '#renderer/ui/DisclosureNote.tsx'
import { HeroFigure } from '#renderer/ui/HeroFigure.tsx'
import { NewTabNote } from '#renderer/ui/NewTabNote.tsx'
import { Unbroken } from '#renderer/ui/Unbroken.tsx'
import styles from './ArticleHead.module.css'
import { Share } from './share/Share.tsx'
import { articleTrail } from './trail.ts'

type Props = {
  article: ArticlePage
  author: Author | null
  minutes: number
  /** Whether the facts were checked so long ago that the reader should be told before reading. */
  isOld: boolean
  shared: SharedPage
}

/** Disclosure, title, dates, who wrote it, and the one strong picture. */
export function ArticleHead({ article, author, minutes, isOld, shared }: Props) {
  return (
    <header className={styles.head}>
      <Breadcrumb {...articleTrail(article)} />
      <DisclosureNote disclosure={article.disclosure} />
      <h1 className={styles.title}>
        <Unbroken text={article.title} />
      </h1>
      <p className={styles.catch}>{article.catch}</p>
      <Dates article={article} />
      <div className={styles.line}>
        <Byline article={article} author={author} minutes={minutes} />
        <Share {...shared} compact />
        <FavoriteButton thing={thingOfArticle(article)} />
      </div>
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
        <a className={styles.person} href="#author">
          {author.name}（{author.role}）
        </a>
      )}
      {supervisor && (
        <span>
          監修：
          <Outbound href={supervisor.profileUrl}>{supervisor.name}</Outbound>（{supervisor.title}）
        </span>
      )}
      <span>約{minutes}分で読めます</span>
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
  const { publishedAt, contentUpdatedAt, factCheckedAt, eventDate, visitedAt } = article
  const dates = [
    { name: '公開', at: publishedAt },
    { name: '更新', at: contentUpdatedAt === publishedAt ? null : contentUpdatedAt },
    { name: '情報確認', at: factCheckedAt },
    { name: '開催日', at: eventDate },
    { name: '取材日', at: visitedAt },
  ]
  return (
    <dl className={styles.dates}>
      {dates.map(
        ({ name, at }) =>
          at && (
            <div className={styles.date} key={name}>
              <dt>{name}</dt>
              <dd>
                <time dateTime={at}>{japaneseDay(at)}</time>
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
