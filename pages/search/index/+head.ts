import { type HeadHook, titled } from '#renderer/head.ts'

export const head: HeadHook = ({ pathname }) => ({
  title: titled('さがす'),
  description: '言葉、都道府県、月、種類から、全国の見どころと宿、記事、おみやげをさがせます。',
  canonical: pathname,
})
