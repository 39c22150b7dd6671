import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { ENTRY_KINDS, PAGE_KINDS, PAGED_KINDS } from '#domain/content/kind-lists.ts'
import { BUILT_IN_PREFECTURES } from '#domain/region/built-in-regions.ts'
import { listPagePaths } from '#domain/search/list-page.ts'
import { countCells } from '#domain/search/list-query.ts'
import { link } from '#domain/url/link.ts'
import type { ContentRepository } from '../db/content/content.server.ts'

/** Every public address that depends on the content, except those that are rendered on request. */
export async function contentAddresses(content: ContentRepository): Promise<string[]> {
  const pages = await Promise.all(
    PAGE_KINDS.map(async (kind) =>
      (await content.listSlugs(kind)).map((slug) => link(CONTENT_KINDS[kind].plural, { id: slug })),
    ),
  )
  const lists = await Promise.all(
    PAGED_KINDS.map(async (kind) =>
      listPagePaths(link(CONTENT_KINDS[kind].plural), countCells(await content.listCells(kind), {})),
    ),
  )
  const prefectures = BUILT_IN_PREFECTURES.map(({ slug }) => link('pr', { id: slug }))
  const whole = ENTRY_KINDS.map((kind) => link(CONTENT_KINDS[kind].plural))
  return [link('top'), ...whole, ...prefectures, ...lists.flat(), ...pages.flat()]
}
