import { entityHead } from '#renderer/entity-head.ts'
import { type HeadHook, titled } from '#renderer/head.ts'
import type { Data } from './+loader.ts'

export const head: HeadHook<Data> = ({ data: { article }, pathname }) => ({
  ...entityHead(article.title, article, pathname),
  title: titled(article.seo.title ?? article.title),
  description: article.seo.description ?? article.summary.join(''),
})
