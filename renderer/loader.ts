import type { SiteConfig } from '#domain/site/site-config.ts'
import type { SharedGuide } from '#domain/travel/shared-guide.ts'
import type { ContentRepository } from '#worker/db/content/content.server.ts'

/** What rendering a page takes, given by whoever renders: the prerender script or the Worker. */
export type PageSource = {
  content: ContentRepository
  now: Date
  config: SiteConfig
  /** The guide whose link this is; only the Worker has one to give, and only to its own page. */
  sharedGuide?: SharedGuide | null
}

/** What a page's `+loader.ts` is called with, on the server only. */
export type LoaderContext = PageSource & {
  routeParams: Record<string, string>
  /** The query string, each name once. */
  search: Record<string, string>
}

/** Answers the page's data as JSON has it, or `null` when there is no such page (404). */
export type Loader<Data = unknown> = (context: LoaderContext) => Promise<Data | null> | Data | null

/** A refusal of `+validate.ts` with a status and a text of its own; `false` means 404 with the default text. */
export type Refusal = { status: 404 | 410; text: string }

/** A page's `+validate.ts`: whether an address that fits its route is really one of its own. Runs before the loader. */
export type Validate = (context: LoaderContext) => boolean | Refusal

/** What the page gets from its loader: never the `null` of a page that is not there. */
// biome-ignore lint/suspicious/noExplicitAny: the parameter's type does not matter here
export type Loaded<L extends (context: any) => unknown> = NonNullable<Awaited<ReturnType<L>>>
