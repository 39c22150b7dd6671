import { link } from '#domain/url/link.ts'

export type Crumb = { label: string; href: string }

/** Where a page stands: the pages above it, and its own name. Shown as links and told to search engines alike. */
export type Trail = { crumbs: readonly Crumb[]; current: string }

/** A page below the top page, with what may stand between. */
export const trail = (current: string, between: readonly Crumb[] = []): Trail => ({
  crumbs: [{ label: 'トップ', href: link('top') }, ...between],
  current,
})
