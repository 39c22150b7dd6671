import { type HeadHook, titled } from '#renderer/head.ts'
import type { Data } from './+loader.ts'

export const head: HeadHook<Data> = ({ data: { title } }) => ({
  title: titled(`${title}のまちがいを知らせる`),
  canonical: null,
})
