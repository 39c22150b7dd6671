import type { Picture } from '#domain/image/picture.ts'
import { SITE } from '#domain/site/site.ts'
import { fittingTitle } from '#domain/text/fitting-text.ts'
import type { Schema } from './json-ld/schema.ts'
import type { LoaderContext } from './loader.ts'

/** What a page tells search engines and other sites about itself. Paths are absolute: `/spots/kenrokuen`. */
export type Head = {
  title: string
  description?: string
  /** The one address of this page, a path or an absolute URL; `null` for a page that has none worth keeping, which is then not indexed. */
  canonical?: string | null
  /** Whether search engines must leave the page out though it has an address. */
  noindex?: boolean
  /** Shown to whoever has its address, which is told to nobody: neither to search engines nor to the sites it links to. */
  secret?: { url: string; picture: string }
  /** For other sites a page is a website unless it says here that it is an article. */
  article?: ArticleHead
  /** The picture for cards on other sites; without one they get the site's own. */
  image?: HeadImage
  /** Feeds beside the one of all articles, which every page names. */
  feeds?: readonly Feed[]
  /** schema.org objects, each a script of its own. */
  jsonLd?: readonly Schema[]
}

/** `isFinished`: drawn for sharing by an editor, so that nothing is set on it. */
export type HeadImage = Pick<Picture, 'address' | 'alt'> &
  Partial<Pick<Picture, 'focalX' | 'focalY'>> & { isFinished?: boolean }

/** What https://ogp.me/#type_article asks of an article; moments as ISO 8601. */
export type ArticleHead = {
  publishedAt: string | null
  modifiedAt: string | null
  section: string
  tags: readonly string[]
}

export type Feed = { title: string; href: string }

export type HeadContext<Data> = LoaderContext & { data: Data; pathname: string }

/** A page's `+head.ts`: computed on the server from what the loader answered. */
export type HeadHook<Data = unknown> = (context: HeadContext<Data>) => Head

/** A page's title, as much of it as search results show, with the publication's name behind it. */
export const titled = (title: string): string => `${fittingTitle(title)}｜${SITE.name}`
