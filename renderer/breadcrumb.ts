import { CONTENT_KINDS, type PageKind } from '#domain/content/kind.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { link } from '#domain/url/link.ts'

export type Crumb = { label: string; href: string }

/** The ancestors of a page and its own name. Used for the visible breadcrumb and the structured data. */
export type Trail = { crumbs: readonly Crumb[]; current: string }

/** The crumb of a kind's list; empty if the kind has none. */
export const listCrumb = (kind: PageKind): Crumb[] => {
  const { list, plural, label } = CONTENT_KINDS[kind]
  return list ? [{ label, href: link(plural) }] : []
}

/** The crumb of a prefecture's page; empty for an unknown code. */
export const prefectureCrumb = (code: string | null): Crumb[] => {
  const prefecture = prefectureOfCode(code)
  return prefecture ? [{ label: prefecture.name, href: link('pr', { id: prefecture.slug }) }] : []
}

/** The trail from the top page to a page, with the crumbs in between. */
export const trail = (current: string, between: readonly Crumb[] = []): Trail => ({
  crumbs: [{ label: 'トップ', href: link('top') }, ...between],
  current,
})
