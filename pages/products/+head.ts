import { type HeadHook, titled } from '#renderer/head.ts'
import type { Data } from './+loader.ts'

export const head: HeadHook<Data> = ({ data, pathname }) => ({
  title: titled('商品'),
  description: '買えるもの、泊まれるもの、予約できるものを、たびしるべ編集部が選んで紹介します。',
  canonical: pathname,
  image: data.products[0]?.hero.address,
})
