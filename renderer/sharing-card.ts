import { FALLBACK_IMAGE_ADDRESS } from '#domain/image/image.ts'
import type { SharingCard } from '#domain/image/sharing-card.ts'
import { SITE } from '#domain/site/site.ts'
import type { Head } from './head.ts'
import type { Schema } from './json-ld/schema.ts'

const textOf = (thing: Schema | undefined, name: string): string | null => {
  const value = thing?.[name]
  return typeof value === 'string' ? value : null
}

/** The names of the pages between the top page and this one. */
function labelsOf(things: readonly Schema[]): string[] {
  const list = things.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement
  return Array.isArray(list) ? list.slice(1, -1).map(({ name }) => String(name)) : []
}

/**
 * What the picture of a page says when it is shared: what the page tells search engines it is, in full where the
 * title of a search result had to be cut. An advertisement says so here too.
 */
export function sharingCard({ title, description, image, jsonLd = [] }: Head): SharingCard {
  const thing = jsonLd.find((candidate) => candidate['@type'] !== 'BreadcrumbList')
  const isSite = thing?.['@type'] === 'WebSite'
  const { address = FALLBACK_IMAGE_ADDRESS, focalX, focalY } = image ?? {}
  return {
    label: [...(thing?.sponsor ? ['PR'] : []), ...labelsOf(jsonLd)].join('・') || null,
    title: isSite
      ? SITE.tagline
      : (textOf(thing, 'headline') ?? textOf(thing, 'name') ?? title.replace(`｜${SITE.name}`, '')),
    lead: isSite ? null : (textOf(thing, 'description') ?? description ?? null),
    picture: { address, focalX, focalY },
  }
}
