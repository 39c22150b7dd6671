import type { Context } from 'hono'
import { type LinkName, link } from '#domain/link.ts'

/**
 * A page of ours as the provider has to know it. It is always of the origin that the visitor is on, and the provider
 * accepts those that were registered with it and no others.
 */
export const ownAddress = (c: Context, name: LinkName): string => new URL(link(name), c.req.url).href
