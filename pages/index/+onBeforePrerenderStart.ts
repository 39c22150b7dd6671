import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { PAGE_KINDS, PAGED_KINDS } from '#domain/content/kind-lists.ts'
import { link } from '#domain/url/link.ts'
import { listUrls } from '#renderer/list-page/list-loader.ts'
import { prerenderUrls } from '#renderer/prerender-urls.ts'

// https://vike.dev/onBeforePrerenderStart — the pages and lists of all content: vike matches each URL with its page.
export const onBeforePrerenderStart = prerenderUrls(async (content) => {
  const pages = PAGE_KINDS.map(async (kind) =>
    (await content.listSlugs(kind)).map((slug) => link(CONTENT_KINDS[kind].plural, { id: slug })),
  )
  const lists = PAGED_KINDS.map((kind) => listUrls(kind, content))
  return (await Promise.all([...pages, ...lists])).flat()
})
