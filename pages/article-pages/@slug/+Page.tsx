import { Blocks } from '#renderer/blocks/Blocks.tsx'
import { useData } from '#renderer/page-context.tsx'
import { FavoriteButton } from '#renderer/shelf/FavoriteButton.tsx'
import { shelfItemOfArticle } from '#renderer/shelf/shelf-item.ts'
import { CardGrid } from '#renderer/ui/CardGrid.tsx'
import { DataNote } from '#renderer/ui/DataNote.tsx'
import { NextSteps } from '#renderer/ui/NextSteps.tsx'
import { Section } from '#renderer/ui/Section.tsx'
import { TagList } from '#renderer/ui/TagList.tsx'
import type { Data } from './+loader.ts'
import styles from './+Page.module.css'
import { ArticleHead } from './ArticleHead.tsx'
import { AuthorNote } from './AuthorNote.tsx'
import { ExperienceFacts } from './ExperienceFacts.tsx'
import { SeriesNav } from './SeriesNav.tsx'
import { Share } from './share/Share.tsx'
import { useSharedPage } from './share/useSharedPage.ts'
import { TableOfContents } from './TableOfContents.tsx'

export function Page() {
  const {
    article,
    author,
    cards,
    holidays,
    related,
    toc,
    minutes,
    isOld,
    isOver,
    hasAffiliateLinks,
    series,
  } = useData<Data>()
  const shared = useSharedPage(article)
  const body = <Blocks blocks={article.blocks} cards={cards} holidays={holidays} article={article.slug} />
  return (
    <>
      <article className={styles.article}>
        <ArticleHead
          article={article}
          author={author}
          minutes={minutes}
          isOld={isOld}
          isOver={isOver}
          hasAffiliateLinks={hasAffiliateLinks}
          shared={shared}
          series={series}
        />
        <ul className={styles.summary} aria-label="この記事の要点">
          {article.summary.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {toc.length < 2 ? (
          body
        ) : (
          <div className={styles.reading}>
            <TableOfContents entries={toc} />
            {body}
          </div>
        )}
        {series && <SeriesNav series={series} />}
        <ExperienceFacts article={article} />
        <DataNote note={article.dataNote} checkedAt={article.factCheckedAt} isOld={isOld} />
        <TagList tags={article.tags} />
        <div>
          <FavoriteButton item={shelfItemOfArticle(article)} />
        </div>
        <section className={styles.share}>
          <p>この記事を共有する</p>
          <Share {...shared} />
        </section>
        {author && <AuthorNote author={author} />}
      </article>
      <reading-mark key={article.id} item={JSON.stringify(shelfItemOfArticle(article))} />
      {related.length > 0 && (
        <Section variant="related" title="あわせて読みたい記事">
          <CardGrid cards={related} columns="four" />
        </Section>
      )}
      <NextSteps kind="article-page" content={article} />
    </>
  )
}
