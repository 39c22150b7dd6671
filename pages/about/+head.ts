import { SITE } from '#domain/site/site.ts'
import { trail } from '#renderer/breadcrumb.ts'
import { type HeadHook, titled } from '#renderer/head.ts'
import { breadcrumbs } from '#renderer/json-ld/breadcrumbs.ts'

export const head: HeadHook = (context) => ({
  title: titled('このサイトについて'),
  description: `${SITE.name}の利用規約、プライバシーポリシー、クッキーポリシー、運営者情報です。`,
  canonical: context.pathname,
  jsonLd: [breadcrumbs(trail('このサイトについて'), context)],
})
