import { pageNumber } from '#domain/document-path.ts'
import type { Loaded, LoaderContext } from '#renderer/loader.ts'

export type Data = Loaded<typeof loader>
export const loader = async ({ content, search }: LoaderContext) => ({
  page: pageNumber(search.page),
  slugs: await content.listSlugs('spot'),
})
