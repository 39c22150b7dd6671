import type { SiteConfig } from '#domain/site/site-config.ts'

/** A schema.org object. Properties that are `undefined` are not written. */
export type Schema = { '@type': string | readonly string[]; [property: string]: unknown }

/** The context of a builder besides the content: path, site configuration and current time. */
export type SchemaContext = { pathname: string; config: SiteConfig; now: Date }

/** Undefined instead of an empty list. */
export const filled = <Entry>(list: readonly Entry[]): readonly Entry[] | undefined =>
  list.length > 0 ? list : undefined
