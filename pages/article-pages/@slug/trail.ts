import type { ArticlePage } from '#domain/content/article-page.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { link } from '#domain/url/link.ts'
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
