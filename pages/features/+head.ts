import { type HeadHook, titled } from '#renderer/head.ts'
import type { Data } from './+loader.ts'

export const head: HeadHook<Data> = ({ data, pathname }) => ({
  title: titled('特集'),
  description: 'ひとつの主題を土地をまたいで編んだ、たびしるべの特集の一覧です。',
  canonical: pathname,
  image: data.features[0]?.hero.address,
})
