import type { SiteConfig } from '#domain/site/site-config.ts'

/** One thing as https://schema.org describes it. Properties that are `undefined` are not written. */
export type Schema = { '@type': string | readonly string[]; [property: string]: unknown }

/** What a builder needs besides the content: the page's path, the site's addresses, and the moment. */
export type SchemaContext = { pathname: string; config: SiteConfig; now: Date }

/** Nothing instead of an empty list. */
export const filled = <Entry>(list: readonly Entry[]): readonly Entry[] | undefined =>
  list.length > 0 ? list : undefined
