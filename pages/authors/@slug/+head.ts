import { feedOfPage } from '#domain/content/feed.ts'
import { cutText } from '#domain/text/cut-text.ts'
import { type HeadHook, titled } from '#renderer/head.ts'
import { profilePage } from '#renderer/json-ld/author.ts'
import { breadcrumbs } from '#renderer/json-ld/breadcrumbs.ts'
import type { Data } from './+loader.ts'
import { authorTrail } from './trail.ts'

const MAX_DESCRIPTION = 120

export const head: HeadHook<Data> = (context) => {
  const { author, cards } = context.data
  const { name, role, specialty } = author
  const fields = specialty.length > 0 ? `得意な分野は${specialty.join('、')}。` : ''
  return {
    title: titled(`${name}の紹介と記事`),
    description: cutText(`${role}、${name}の紹介と、書いた旅の記事です。${fields}`, MAX_DESCRIPTION),
    canonical: context.pathname,
    image: cards[0]?.hero,
    feeds: [{ title: `${name}の記事`, href: feedOfPage(context.pathname) }],
    jsonLd: [profilePage(context.data, context), breadcrumbs(authorTrail(author), context)],
  }
}
