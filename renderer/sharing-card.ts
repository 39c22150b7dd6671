import { DISCLOSURE_LABELS } from '#domain/content/disclosure-label.ts'
import { FALLBACK_IMAGE_ADDRESS } from '#domain/image/image.ts'
import type { SharingCard } from '#domain/image/sharing-card.ts'
import { SITE } from '#domain/site/site.ts'
import type { Head } from './head.ts'
import type { Schema } from './json-ld/schema.ts'

const textOf = (schema: Schema | undefined, name: string): string | null => {
  const value = schema?.[name]
  return typeof value === 'string' ? value : null
}

/** The labels of the pages between the top page and this one. */
function labelsOf(schemas: readonly Schema[]): string[] {
  const list = schemas.find((schema) => schema['@type'] === 'BreadcrumbList')?.itemListElement
  return Array.isArray(list) ? list.slice(1, -1).map(({ name }) => String(name)) : []
}

/**
 * The text of a page's sharing picture, taken from its structured data, uncut even where the `<title>` is cut.
 * Advertisements are labelled as such.
 */
export function sharingCard({ title, description, image, jsonLd = [] }: Head): SharingCard {
  const schema = jsonLd.find((candidate) => candidate['@type'] !== 'BreadcrumbList')
  const isSite = schema?.['@type'] === 'WebSite'
  const { address = FALLBACK_IMAGE_ADDRESS, focalX, focalY } = image ?? {}
  return {
    label: [...(schema?.sponsor ? [DISCLOSURE_LABELS.pr] : []), ...labelsOf(jsonLd)].join('・') || null,
    title: isSite
      ? SITE.tagline
      : (textOf(schema, 'headline') ?? textOf(schema, 'name') ?? title.replace(`｜${SITE.name}`, '')),
    lead: isSite ? null : (textOf(schema, 'description') ?? description ?? null),
    picture: { address, focalX, focalY },
  }
}
