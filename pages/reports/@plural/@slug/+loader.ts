import { hasOwnPage, kindOfPlural } from '#domain/content/kind.ts'
import type { Loaded, LoaderContext } from '#renderer/loader.ts'

export type Data = Loaded<typeof loader>
export const loader = async ({ content, routeParams: { plural = '', slug = '' }, report }: LoaderContext) => {
  const kind = kindOfPlural(plural)
  const entity = kind && hasOwnPage(kind) ? await content.findBySlug(kind, slug) : null
  if (!kind || !hasOwnPage(kind) || !entity) return null
  return {
    page: { kind, slug },
    title: 'name' in entity ? entity.name : entity.title,
    report: report ?? null,
  }
}
