import { ArticlePage } from '#domain/article-page.ts'
import { ARTICLE_TYPES, type ArticleType } from '#domain/article-type.ts'
import { refsOfBlocks } from '#domain/block-refs.ts'
import { link } from '#domain/link.ts'
import { defineContentTable } from './content-table.server.ts'

export const articlePagesTable = defineContentTable({
  kind: 'article-page',
  table: 'article_pages',
  schema: ArticlePage,
  cardColumns: ['title', 'catch', 'type'],
  card: (row) => ({
    title: String(row.title),
    catch: String(row.catch),
    label: ARTICLE_TYPES[row.type as ArticleType],
    facts: [],
    href: link('article-pages', { id: String(row.slug) }),
  }),
  textColumns: ['title', 'catch', 'summary', 'tags'],
  mentions: (article) => refsOfBlocks(article.blocks),
})
