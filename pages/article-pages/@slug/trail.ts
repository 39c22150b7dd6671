import type { ArticlePage } from '#domain/content/article-page.ts'
import { listCrumb, prefectureCrumb, type Trail, trail } from '#renderer/breadcrumb.ts'

export const articleTrail = ({
  title,
  prefectureCode,
}: Pick<ArticlePage, 'title' | 'prefectureCode'>): Trail =>
  trail(title, [...listCrumb('article-page'), ...prefectureCrumb(prefectureCode)])
