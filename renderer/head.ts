import type { LoaderContext } from './loader.ts'

/** What a page tells search engines and other sites about itself. Paths are absolute: `/spots/kenrokuen`. */
export type Head = {
  title: string
  description?: string
  /** The one address of this page; `null` for a page that must not be indexed. */
  canonical?: string | null
  /** A picture for cards on other sites. */
  image?: string
  /** schema.org objects, each a script of its own. */
  jsonLd?: readonly object[]
}

export type HeadContext<Data> = LoaderContext & { data: Data; pathname: string }

/** A page's `+head.ts`: computed on the server from what the loader answered. */
export type HeadHook<Data = unknown> = (context: HeadContext<Data>) => Head
