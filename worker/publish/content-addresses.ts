import { CONTENT_KINDS, type EntryKind, type PagedKind, type PageKind } from '#domain/content/kind.ts'
import { ENTRY_KINDS, PAGE_KINDS, PAGED_KINDS } from '#domain/content/kind-lists.ts'
import { MONTHS } from '#domain/date/month.ts'
import { NEWSLETTER_STEPS, newsletterStepPath } from '#domain/newsletter/newsletter-step.ts'
import { BUILT_IN_PREFECTURES, BUILT_IN_REGIONS } from '#domain/region/built-in-regions.ts'
import { listPagePaths } from '#domain/search/list-page.ts'
import { countCells } from '#domain/search/list-query.ts'
import { link } from '#domain/url/link.ts'
import type { ContentRepository } from '../db/content/content.server.ts'
import { MADE_PAGES } from './deep-lists.ts'
import { cityAddress, monthAddress, regionAddress } from './ranked-addresses.ts'

type ContentAddresses = {
  /** The chosen addresses, in the order of importance. */
  addresses: string[]
  /** The lists that have addresses besides these, by the path of their first page. */
  onRequest: string[]
  /** The last page of each list, chosen or not. */
  lastPages: string[]
}

type Choice = {
  /** The maximum of addresses; top page, map, areas with their municipalities, authors, months and the first pages of lists are always chosen. */
  most?: number
  /** Lists that are left out, with the pages of their entries. */
  except?: readonly string[]
}

const listOf = (kind: PageKind | PagedKind | EntryKind): string => link(CONTENT_KINDS[kind].plural)

/** The first of each list, then the second of each, and so on: no kind crowds out another. */
const inTurn = (lists: readonly string[][]): string[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, index) =>
    lists.flatMap((list) => list[index] ?? []),
  ).flat()

/**
 * The public addresses that depend on the content, except those that contain user input; with a maximum, those that most
 * readers reach: the top page, the map, prefectures, municipalities, regions, authors, months, the first pages of lists, then the
 * newest of each kind.
 */
export async function contentAddresses(
  content: ContentRepository,
  { most = Number.MAX_SAFE_INTEGER - 1, except = [] }: Choice = {},
): Promise<ContentAddresses> {
  const isAsked = (kind: PageKind | PagedKind) => !except.includes(listOf(kind))
  const [authors, cities, pages, lists] = await Promise.all([
    content.listAuthorPages(),
    content.listCityPages(),
    Promise.all(
      PAGE_KINDS.filter(isAsked).map(async (kind) =>
        // One more shows that there are more.
        (await content.listSlugs(kind, most + 1)).map((slug) =>
          link(CONTENT_KINDS[kind].plural, { id: slug }),
        ),
      ),
    ),
    Promise.all(
      PAGED_KINDS.filter(isAsked).map(async (kind) =>
        listPagePaths(listOf(kind), countCells(await content.listCells(kind), {})),
      ),
    ),
  ])
  const always = [
    link('top'),
    link('map'),
    ...ENTRY_KINDS.map(listOf),
    ...BUILT_IN_PREFECTURES.map(({ slug }) => link('pr', { id: slug })),
    ...cities.flatMap(({ code }) => cityAddress(code)),
    ...BUILT_IN_REGIONS.map(regionAddress),
    ...authors.map(({ slug }) => link('authors', { id: slug })),
    ...MONTHS.map(monthAddress),
    ...NEWSLETTER_STEPS.map((step) => newsletterStepPath(step)),
    ...lists.flatMap((paths) => paths.slice(0, MADE_PAGES)),
  ]
  const others = [...inTurn(pages), ...lists.flatMap((paths) => paths.slice(MADE_PAGES))]
  const chosen = Math.max(0, most - always.length)
  return {
    addresses: [...always, ...others.slice(0, chosen)],
    onRequest: [...new Set(others.slice(chosen).map((path) => path.replace(/(?<=.)[/?].*/, '')))].sort(),
    lastPages: lists.flatMap((paths) => paths.at(-1) ?? []),
  }
}
