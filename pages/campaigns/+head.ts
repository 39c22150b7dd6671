import { type HeadHook, titled } from '#renderer/head.ts'
import type { Data } from './+loader.ts'

export const head: HeadHook<Data> = ({ data, pathname }) => ({
  title: titled('キャンペーン'),
  description: '旅にまつわるキャンペーンを、応募の条件と締め切り、主催者の名前とともに紹介します。',
  canonical: pathname,
  image: data.campaigns[0]?.campaign.hero.address,
})
