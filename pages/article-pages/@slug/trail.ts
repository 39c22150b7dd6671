import type { ArticlePage } from '#domain/article-page.ts'
import { ARTICLE_TYPES } from '#domain/article-type.ts'
import { prefectureOfCode } from '#domain/built-in-regions.ts'
import { link } from '#domain/link.ts'
import { type Trail, trail } from '#renderer/breadcrumb.ts'

export function articleTrail({ type, prefectureCode }: Pick<ArticlePage, 'type' | 'prefectureCode'>): Trail {
  const prefecture = prefectureOfCode(prefectureCode)
  return trail(ARTICLE_TYPES[type], [
    { label: '記事', href: link('article-pages') },
    ...(prefecture ? [{ label: prefecture.name, href: link('pr', { id: prefecture.slug }) }] : []),
  ])
}
