import { SITE } from '#domain/site/site.ts'
import { trail } from '#renderer/breadcrumb.ts'
import { type HeadHook, titled } from '#renderer/head.ts'
import { breadcrumbs } from '#renderer/json-ld/breadcrumbs.ts'

export const head: HeadHook = (context) => ({
  title: titled('ニュースレター'),
  description: `${SITE.name}の新しい記事と、季節の旅のたよりを、メールでお届けします。登録と配信は無料で、いつでもやめられます。`,
  canonical: context.pathname,
  jsonLd: [breadcrumbs(trail('ニュースレター'), context)],
})
