import { whenText } from '#domain/travel/shared-guide-card.ts'
import { absoluteUrl } from '#domain/url/absolute-url.ts'
import { link } from '#domain/url/link.ts'
import { type HeadHook, titled } from '#renderer/head.ts'
import type { Data } from './+loader.ts'

/** The first activities, as many as fit in a description. */
const SEVERAL = 4

export const head: HeadHook<Data> = ({ data: { guide, sections }, routeParams, config }) => {
  const url = absoluteUrl(link('shared-guides', { id: routeParams.token }), config)
  const titles = sections.flatMap(({ activities }) =>
    activities.flatMap(({ kind, title }) => (kind === 'move' ? [] : [title])),
  )
  return {
    title: titled(guide.title),
    description:
      [whenText(guide), titles.slice(0, SEVERAL).join('、')].filter(Boolean).join('。') || '旅のしおり',
    canonical: null,
    secret: { url, picture: `${url}/card.jpg` },
  }
}
