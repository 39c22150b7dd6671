import { HELP_QUESTIONS } from '#domain/site/help-questions.ts'
import { trail } from '#renderer/breadcrumb.ts'
import { type HeadHook, titled } from '#renderer/head.ts'
import { breadcrumbs } from '#renderer/json-ld/breadcrumbs.ts'
import { faqPage } from '#renderer/json-ld/faq.ts'

export const head: HeadHook = (context) => ({
  title: titled('ヘルプ'),
  description: 'さがし方、会員登録、旅のしおり、記事と広告の区別など、よくいただくご質問にお答えします。',
  canonical: context.pathname,
  jsonLd: [faqPage(HELP_QUESTIONS), breadcrumbs(trail('ヘルプ'), context)],
})
