import type { ReportState } from '#domain/content/report-input.ts'
import type { SubscriptionState } from '#domain/newsletter/subscription.ts'
import type { SiteConfig } from '#domain/site/site-config.ts'
import type { SharedGuide } from '#domain/travel/shared-guide.ts'
import type { ContentRepository } from '#worker/db/content/content.server.ts'

/** The dependencies of rendering a page, supplied by the prerender script or the Worker. */
export type PageSource = {
  content: ContentRepository
  now: Date
  config: SiteConfig
  /** The guide of a share link; only the Worker provides it, and only to that page. */
  sharedGuide?: SharedGuide | null
  /** What became of a sent form; only the Worker provides it, and only to the page of the form. */
  report?: ReportState | undefined
  /** The same of the form of the newsletter. */
  subscription?: SubscriptionState | undefined
  /**
   * Whether a page was rendered before from the same data and head, given as JSON: then only its loader runs. Of the
   * prerender script.
   */
  isRendered?: (source: string) => boolean
}

/** The arguments of a page's `+loader.ts`, which runs on the server only. */
export type LoaderContext = PageSource & {
  routeParams: Record<string, string>
  /** The query string; repeated names are reduced to one. */
  search: Record<string, string>
}

/** Returns the page's data as JSON, or `null` if there is no such page (404). */
export type Loader<Data = unknown> = (context: LoaderContext) => Promise<Data | null> | Data | null

/** A refusal of `+validate.ts` with its status and text; `false` means 404 with the default text. */
type Refusal = { status: 404 | 410; text: string }

/** A page's `+validate.ts`: whether a URL that matches its route is valid. Runs before the loader. */
export type Validate = (context: LoaderContext) => boolean | Refusal

/** The data of a page: the loader's result without `null`. */
// biome-ignore lint/suspicious/noExplicitAny: the type of the parameter is irrelevant
export type Loaded<L extends (context: any) => unknown> = NonNullable<Awaited<ReturnType<L>>>
