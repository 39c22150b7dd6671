import { type HeadHook, titled } from '#renderer/head.ts'

export const head: HeadHook = ({ pathname }) => ({
  title: titled('ヘルプ'),
  description: 'さがし方、会員登録、旅のしおり、記事と広告の区別など、よくいただくご質問にお答えします。',
  canonical: pathname,
})
