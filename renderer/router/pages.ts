import { PAGES } from 'virtual:pages'
import { loadSheets } from './sheets.ts'

/** The settings of a page that the browser knows, by name: `Page`, `Layout`, `ssr`… */
export type PageConfig = Vike.Config & { onRenderClient: (pageContext: object) => Promise<void> }

/** The pages of an area are one page, by the start of their path; no folder can have these names. */
const AREAS: readonly [start: RegExp, pageId: string][] = [
  [/^\/@(?=\/|$)/, '/pages/member/index'],
  [/^\/\$(?=\/|$)/, '/pages/office/index'],
]

export type FoundPage = { pageId: string; routeParams: Record<string, string> }

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean)

/** The parameters of a path below a route such as `/spots/@slug`; `null` if it is not one of its paths. */
function paramsOf(route: string, values: readonly string[]): Record<string, string> | null {
  const names = segmentsOf(route)
  if (names.length !== values.length) return null
  const params: Record<string, string> = {}
  for (const [index, name] of names.entries()) {
    const value = values[index] ?? ''
    if (name.startsWith('@')) params[name.slice(1)] = value
    else if (name !== value) return null
  }
  return params
}

/** The segments of a path, decoded: one may contain `/` then. */
const decoded = (path: string): string[] | null => {
  try {
    return segmentsOf(path).map(decodeURIComponent)
  } catch {
    return null
  }
}

/** The page that is shown when another cannot be. */
export const ERROR_PAGE = '/pages/_error'

/** As vike routes by folders: `/pages/spots/index` is `/spots`. Without parameters first: `/spots/map`, `/spots/@slug`. */
const ROUTES = Object.keys(PAGES)
  .filter((pageId) => pageId !== ERROR_PAGE && !AREAS.some(([, area]) => area === pageId))
  .map((pageId) => ({ pageId, route: pageId.replace(/^\/pages/, '').replace(/\/index$/, '') }))
  .sort((one, other) => Number(one.route.includes('@')) - Number(other.route.includes('@')))

/** A path with its segments decoded, as vike has it on the server: `/search/=/温泉`, `/search/=/1%2F2`. */
export const decodedPath = (pathname: string): string => {
  const segments = decoded(pathname)?.map((segment) => segment.replaceAll('/', '%2F'))
  return `/${segments?.join('/') ?? pathname.slice(1)}`
}

/** The page of a path, and its parameters; `null` for a path of no page, such as a file. */
export function pageOf(pathname: string): FoundPage | null {
  const segments = decoded(pathname)
  if (segments === null) return null
  const [, area] = AREAS.find(([start]) => start.test(`/${segments[0]}`)) ?? []
  if (area) return { pageId: area, routeParams: {} }
  for (const { pageId, route } of ROUTES) {
    const routeParams = paramsOf(route, segments)
    if (routeParams) return { pageId, routeParams }
  }
  return null
}

/** Whether all addresses of the area of a path share one document, without data of their own. */
export const isOfArea = (pathname: string): boolean => {
  const [first] = decoded(pathname) ?? []
  return AREAS.some(([start]) => start.test(`/${first}`))
}

/**
 * Loads the code and the styles of a page.
 * @throws if they cannot be loaded
 */
export async function loadConfig(pageId: string): Promise<PageConfig> {
  const load = PAGES[pageId]
  if (!load) throw new Error(`no page ${pageId}`)
  const [{ configValuesSerialized }] = await Promise.all([load(), loadSheets(pageId)])
  const values = Object.entries(configValuesSerialized).map(([name, { valueSerialized }]) => [
    name,
    'value' in valueSerialized ? valueSerialized.value : valueSerialized.exportValues[name],
  ])
  return Object.fromEntries(values)
}

/** Pages whose code or styles could not be loaded: styles are not asked for twice, and the page would have none. */
const incomplete = new Set<string>()

/**
 * The same for a page that is not the first one of the document.
 * @throws also if it has failed before
 */
export async function loadNextConfig(pageId: string): Promise<PageConfig> {
  if (incomplete.has(pageId)) throw new Error(`${pageId} could not be loaded before`)
  try {
    return await loadConfig(pageId)
  } catch (error) {
    incomplete.add(pageId)
    throw error
  }
}
