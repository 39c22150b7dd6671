import type { ArticlePage } from '#domain/article-page.ts'
import type { Author } from '#domain/author.ts'
import { japaneseDay } from '#domain/japanese-date.ts'
import { FavoriteButton } from '#renderer/shelf/FavoriteButton.tsx'
import { thingOfArticle } from '#renderer/shelf/thing.ts'
import { Breadcrumb } from '#renderer/ui/Breadcrumb.tsx'
import { DisclosureNote } from '#renderer/ui/DisclosureNote.tsx'
import { Picture } from '#renderer/ui/Picture.tsx'
import { Unbroken } from '#renderer/ui/Unbroken.tsx'
import styles from './ArticleHead.module.css'
import { articleTrail } from './trail.ts'

type Props = { article: ArticlePage; author: Author | null; minutes: number }

/** Disclosure, title, dates, who wrote it, and the one strong picture. */
export function ArticleHead({ article, author, minutes }: Props) {
  return (
    <header className={styles.head}>
      <Breadcrumb {...articleTrail(article)} />
      <DisclosureNote disclosure={article.disclosure} />
      <h1 className={styles.title}>
        <Unbroken text={article.title} />
      </h1>
      <p className={styles.catch}>{article.catch}</p>
      <Dates article={article} />
      <p className={styles.byline}>
        {author && (
          <span>
            {author.name}（{author.role}）
          </span>
        )}
        {article.supervisor && (
          <span>
            監修：{article.supervisor.name}（{article.supervisor.title}）
          </span>
        )}
        <span>約{minutes}分で読めます</span>
      </p>
      <FavoriteButton thing={thingOfArticle(article)} />
      <figure className={styles.figure}>
        <Picture
          picture={article.hero}
          presets={['base', 'lg', 'xl']}
          sizes="(width >= 768px) 70rem, 100vw"
          eager
        />
        <figcaption className={styles.credit}>{article.hero.credit}</figcaption>
      </figure>
    </header>
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
