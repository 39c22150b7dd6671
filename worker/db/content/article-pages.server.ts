import { refsOfBlocks } from '#domain/blocks/refs.ts'
import { ArticlePage } from '#domain/content/article-page.ts'
import { ARTICLE_TYPES, type ArticleType } from '#domain/content/article-type.ts'
import { type EventDays, isEventOver } from '#domain/content/event-days.ts'
import { link } from '#domain/url/link.ts'
import type { Row } from '../row.ts'
import { defineContentTable } from './content-table.server.ts'

const daysOf = (row: Row): EventDays => ({
  type: row.type as ArticleType,
  endDate: row.end_date as string | null,
})

export const articlePagesTable = defineContentTable({
  kind: 'article-page',
  table: 'article_pages',
  schema: ArticlePage,
  cardColumns: ['title', 'catch', 'type', 'end_date'],
  card: (row, now) => ({
    title: String(row.title),
    catch: String(row.catch),
    label: ARTICLE_TYPES[row.type as ArticleType],
    facts: [],
    href: link('article-pages', { id: String(row.slug) }),
    ...(isEventOver(daysOf(row), now) && { isOver: true }),
  }),
  textColumns: ['title', 'catch', 'summary', 'tags'],
  mentions: (article) => refsOfBlocks(article.blocks),
})
