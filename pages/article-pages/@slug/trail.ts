import type { ArticlePage } from '#domain/article-page.ts'
import { prefectureOfCode } from '#domain/built-in-regions.ts'
import { link } from '#domain/link.ts'
import { type Trail, trail } from '#renderer/breadcrumb.ts'

export function articleTrail({
  title,
  prefectureCode,
}: Pick<ArticlePage, 'title' | 'prefectureCode'>): Trail {
  const prefecture = prefectureOfCode(prefectureCode)
  return trail(title, [
    { label: '記事', href: link('article-pages') },
    ...(prefecture ? [{ label: prefecture.name, href: link('pr', { id: prefecture.slug }) }] : []),
  ])
}
