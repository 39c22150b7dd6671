import { absoluteUrl } from '#domain/url/absolute-url.ts'
import type { Schema, SchemaContext } from './schema.ts'

type Entry = { title: string; href: string | null }

type Collection = {
  name: string
  description: string
  entries: readonly Entry[]
  /** The number of entries on the pages before this one. */
  offset?: number
  /** Entries of all pages. */
  total?: number
}

/** A list page; entries without a page of their own are left out, and a list of none. */
export function collectionPage(
  { name, description, entries, offset = 0, total }: Collection,
  { pathname, config }: Pick<SchemaContext, 'pathname' | 'config'>,
): Schema {
  const listed = entries.flatMap(({ title, href }) => (href === null ? [] : [{ name: title, href }]))
  return {
    '@type': 'CollectionPage',
    name,
    description,
    url: absoluteUrl(pathname, config),
    inLanguage: 'ja',
    isPartOf: { '@id': absoluteUrl('/#website', config) },
    mainEntity:
      listed.length > 0
        ? {
            '@type': 'ItemList',
            numberOfItems: total ?? listed.length,
            itemListElement: listed.map(({ name: entry, href }, index) => ({
              '@type': 'ListItem',
              position: offset + index + 1,
              name: entry,
              url: absoluteUrl(href, config),
            })),
          }
        : undefined,
  }
}
