import { trail } from '#renderer/breadcrumb.ts'
import { type HeadHook, titled } from '#renderer/head.ts'
import { breadcrumbs } from '#renderer/json-ld/breadcrumbs.ts'
import { TITLE } from './text.ts'

export const head: HeadHook = (context) => ({
  title: titled(TITLE),
  description:
    '全国の見どころ、宿、食事処、体験を、1枚の地図からさがせます。種類や都道府県でしぼりこみ、現在地の近くも見られます。',
  canonical: context.pathname,
  jsonLd: [breadcrumbs(trail(TITLE), context)],
})
