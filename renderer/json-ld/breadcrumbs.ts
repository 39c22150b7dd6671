import { absoluteUrl } from '#domain/url/absolute-url.ts'
import type { Trail } from '../breadcrumb.ts'
import type { Schema, SchemaContext } from './schema.ts'

/** The visible breadcrumb (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb). */
export const breadcrumbs = (
  { crumbs, current }: Trail,
  { pathname, config }: Pick<SchemaContext, 'pathname' | 'config'>,
): Schema => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...crumbs, { label: current, href: pathname }].map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absoluteUrl(href, config),
  })),
})
