import { SITE } from '#domain/site.ts'
import { type HeadHook, titled } from '#renderer/head.ts'

export const head: HeadHook = ({ pathname }) => ({
  title: titled('このサイトについて'),
  description: `${SITE.name}の利用規約、プライバシーポリシー、クッキーポリシー、運営者情報です。`,
  canonical: pathname,
})
