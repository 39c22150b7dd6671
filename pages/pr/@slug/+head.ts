import { type HeadHook, titled } from '#renderer/head.ts'
import type { Data } from './+loader.ts'

export const head: HeadHook<Data> = ({ data: { prefecture, lists, inSeason }, pathname }) => ({
  title: titled(`${prefecture.name}の旅`),
  description: `${prefecture.name}の見どころ、宿、食事処、体験、おみやげと、旅の記事をまとめて案内します。`,
  canonical: pathname,
  image: (inSeason[0] ?? lists[0]?.cards[0])?.hero.address,
})
