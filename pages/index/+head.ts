import { SITE } from '#domain/site.ts'
import type { HeadHook } from '#renderer/head.ts'
import type { Data } from './+loader.ts'

export const head: HeadHook<Data> = ({ data }) => ({
  title: `${SITE.name}｜${SITE.tagline}`,
  description: SITE.description,
  canonical: '/',
  image: data.articles[0]?.hero.address,
})
