import type { Picture } from '#domain/image/picture.ts'
import { SITE } from '#domain/site/site.ts'
import { fittingTitle } from '#domain/text/fitting-text.ts'
import type { Schema } from './json-ld/schema.ts'
import type { LoaderContext } from './loader.ts'

/** Metadata of a page. Paths are absolute: `/spots/kenrokuen`. */
export type Head = {
  title: string
  description?: string
  /** The canonical URL, a path or absolute; `null` for a page without one, which is then not indexed. */
  canonical?: string | null
  /** Excludes a page with a canonical URL from search engines. */
  noindex?: boolean
  /** Unlisted: neither indexed by search engines nor sent as a referrer to linked sites. */
  secret?: { url: string; picture: string }
  /** og:type; `website` unless this says article. */
  article?: ArticleHead
  /** The picture for link previews; the site's own by default. */
  image?: HeadImage
  /** Feeds in addition to the feed of all articles, which every page links. */
  feeds?: readonly Feed[]
  /** schema.org objects, each rendered as a script. */
  jsonLd?: readonly Schema[]
}

/** `isFinished`: made by an editor for sharing, so that no title is drawn on it. */
type HeadImage = Pick<Picture, 'address' | 'alt'> &
  Partial<Pick<Picture, 'focalX' | 'focalY'>> & { isFinished?: boolean }

/** The properties of https://ogp.me/#type_article; times as ISO 8601. */
export type ArticleHead = {
  publishedAt: string | null
  modifiedAt: string | null
  section: string
  tags: readonly string[]
}

export type Feed = { title: string; href: string }

type HeadContext<Data> = LoaderContext & { data: Data; pathname: string }

/** A page's `+head.ts`: computed on the server from the loader's data. */
export type HeadHook<Data = unknown> = (context: HeadContext<Data>) => Head

/** The `<title>`: cut to what search results show, followed by the publication's name. */
export const titled = (title: string): string => `${fittingTitle(title)}｜${SITE.name}`
