import { SITE } from '#domain/site.ts'
import type { LoaderContext } from './loader.ts'

/** What a page tells search engines and other sites about itself. Paths are absolute: `/spots/kenrokuen`. */
export type Head = {
  title: string
  description?: string
  /** The one address of this page; `null` for a page that has none worth keeping, which is then not indexed. */
  canonical?: string | null
  /** Whether search engines must leave the page out though it has an address. */
  noindex?: boolean
  /** What the page is for other sites; a website unless it says otherwise. */
  type?: 'website' | 'article'
  /** The address of a picture for cards on other sites: `{address}/…`. */
  image?: string
  /** schema.org objects, each a script of its own. */
  jsonLd?: readonly object[]
}

export type HeadContext<Data> = LoaderContext & { data: Data; pathname: string }

/** A page's `+head.ts`: computed on the server from what the loader answered. */
export type HeadHook<Data = unknown> = (context: HeadContext<Data>) => Head

/** A page's title with the publication's name behind it. */
export const titled = (title: string): string => `${title}｜${SITE.name}`
