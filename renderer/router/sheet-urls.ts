import { SHEETS } from 'virtual:pages'

/** A style sheet of a page, by the hash of its content. */
export type PageSheet = { hash: string; url: string }

/** The style sheets of a page, in their order: what most pages of its kind use, and what few of them use. */
export const sheetsOf = (pageId: string): PageSheet[] =>
  SHEETS[pageId]?.split(' ').map((hash) => ({ hash, url: `/assets/static/page.${hash}.css` })) ?? []
