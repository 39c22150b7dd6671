import { SITE } from '#domain/site/site.ts'
import type { HeadHook } from '#renderer/head.ts'
import { organization, website } from '#renderer/json-ld/site.ts'
import type { Data } from './+loader.ts'

export const head: HeadHook<Data> = ({ data, config }) => ({
  title: `${SITE.name}｜${SITE.tagline}`,
  description: SITE.description,
  canonical: '/',
  image: data.articles[0]?.hero,
  jsonLd: [website(config), organization(config)],
})
