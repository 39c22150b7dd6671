import { fetchSite } from './cloudflare.ts'

type FetchPath = (path: string) => Promise<Response>
/** A smoke check: what is wrong with an answer, or `null`. */
type SmokeCheck = {
  name: string
  wrong: (fetchPath: FetchPath, build: string | null) => Promise<string | null>
}

type SwitchesAnswer = { data?: { standstill?: { mode?: string } } }

const statusOf = (path: string, status: number, text?: RegExp): SmokeCheck => ({
  name: path,
  wrong: async (fetchPath) => {
    const response = await fetchPath(path)
    const body = await response.text()
    if (response.status !== status) return `${response.status}, expected ${status}`
    return text && !text.test(body) ? 'expected text is missing' : null
  },
})

/** A hashed file of the top page. */
const assetOfTopPage: SmokeCheck = {
  name: 'file of the top page',
  wrong: async (fetchPath) => {
    const [path] = /\/assets\/[\w-]+\/[\w.-]+\.(?:css|js)/.exec(await (await fetchPath('/')).text()) ?? []
    if (!path) return 'not found'
    const response = await fetchPath(path)
    const isImmutable = /immutable/.test(response.headers.get('cache-control') ?? '')
    return response.status === 200 && isImmutable ? null : `${path} answered ${response.status}`
  },
}

/** The newest article of the feed, if there is one. */
const pageOfContent: SmokeCheck = {
  name: 'content page',
  wrong: async (fetchPath) => {
    const xml = await (await fetchPath('/feed.xml')).text()
    const [, address] = /<link>https?:\/\/[^/]+(\/article-pages\/[^<]+)<\/link>/.exec(xml) ?? []
    if (!address) return null
    const { status } = await fetchPath(address)
    return status === 200 ? null : `${address} answered ${status}`
  },
}

/** The health endpoint (D1, R2, queue, scheduled jobs), where the version has it. */
const health: SmokeCheck = {
  name: '/v1/health',
  wrong: async (fetchPath) => {
    const response = await fetchPath('/v1/health')
    // 503 reports a failing service, which is no fault of the version; the version may even repair it.
    return [200, 404, 429, 503].includes(response.status) ? null : `answered ${response.status}`
  },
}

/** The Worker refuses a size that no page uses. Image transformations of the zone would make it. */
const boundedPictures: SmokeCheck = {
  name: 'image sizes',
  wrong: async (fetchPath) => {
    const { status, headers } = await fetchPath('/cdn-cgi/image/width=129,height=64/none.jpg')
    return status === 404 && headers.has('x-request-id')
      ? null
      : `answered ${status}, expected 404 by the Worker. Turn off image transformations of the zone (docs/runbook.md)`
  },
}

/** The build of a version. When no version is named, any build may answer. */
const latestBuild: SmokeCheck = {
  name: '/builds/latest.json',
  wrong: async (fetchPath, build) => {
    const { id } = (await (await fetchPath('/builds/latest.json')).json()) as { id?: string }
    return build === null || id === build ? null : `build ${id}, expected ${build}`
  },
}

/** In every mode, including that development endpoints are closed. */
const ALWAYS: SmokeCheck[] = [
  latestBuild,
  assetOfTopPage,
  statusOf('/_/reconcile', 302),
  statusOf('/operations/reconcile', 404),
  health,
]

const OPEN: SmokeCheck[] = [
  ...ALWAYS,
  statusOf('/', 200, /<html[^>]*lang="ja"/),
  statusOf('/_payload.json', 200),
  pageOfContent,
  boundedPictures,
  statusOf('/article-pages', 200, /<h1/),
  statusOf('/search/=/keyword=%E6%B8%A9%E6%B3%89', 200, /温泉/),
  statusOf('/sitemap.xml', 200, /<sitemapindex|<urlset/),
  statusOf('/v1/regions', 200, /北海道/),
  statusOf('/v1/me', 401),
  statusOf('/@/home/topics', 200),
  statusOf('/$', 200),
  statusOf('/no-such-page-of-a-smoke-test', 404, /ページが見つかりません/),
]

/** In maintenance mode (worker/maintenance/allowed-requests.ts): pages are 503, and the way to turn it off is served. */
const CLOSED: SmokeCheck[] = [
  ...ALWAYS,
  statusOf('/', 503, /<html[^>]*lang="ja"/),
  statusOf('/article-pages', 503, /メンテナンス/),
  statusOf('/v1/regions', 503, /E11503/),
  statusOf('/login', 200),
  statusOf('/$/operations/switches', 200),
  statusOf('/v1/config', 200),
  statusOf('/v1/manage/switches', 401),
]

/** Whether the site is in maintenance mode; `false` when it does not answer. */
const isInMaintenance = async (fetchPath: FetchPath): Promise<boolean> =>
  fetchPath('/v1/switches')
    .then((response) => response.json())
    .then((body) => (body as SwitchesAnswer).data?.standstill?.mode === 'closed')
    .catch(() => false)

const fetchFrom =
  (worker: string, host: string, version?: string): FetchPath =>
  (path) =>
    fetchSite(worker, host + path, { ...(version && { version }), signal: AbortSignal.timeout(20_000) })

/** The build that is served now; `null` when there is no site yet, or a broken one. */
export const buildServed = (worker: string, host: string): Promise<string | null> =>
  fetchFrom(
    worker,
    host,
  )('/builds/latest.json')
    .then((response) => response.json())
    .then((body) => (body as { id?: string }).id ?? null)
    .catch(() => null)

/** Whether the site is in maintenance mode. */
export const isClosed = (worker: string, host: string): Promise<boolean> =>
  isInMaintenance(fetchFrom(worker, host))

/**
 * Runs the smoke checks of the site's mode, against one version or against whichever is served.
 * @returns the failures
 */
export const smoke = async (
  worker: string,
  host: string,
  build: string | null,
  version?: string,
): Promise<string[]> => {
  const fetchPath = fetchFrom(worker, host, version)
  const answers = ((await isInMaintenance(fetchPath)) ? CLOSED : OPEN).map(async ({ name, wrong }) => {
    const text = await wrong(fetchPath, build).catch((error: Error) => `no answer (${error.message})`)
    return text === null ? [] : [`${name}: ${text}`]
  })
  return (await Promise.all(answers)).flat()
}

/** Repeats the checks until they pass, as a deployment takes time to spread. @returns the failures of the last attempt */
export const smokeUntilWell = async (
  check: () => Promise<string[]>,
  { attempts, waitMs }: { attempts: number; waitMs: number },
): Promise<string[]> => {
  for (let attempt = 1; ; attempt++) {
    const wrong = await check()
    if (wrong.length === 0 || attempt === attempts) return wrong
    await new Promise((resolve) => setTimeout(resolve, waitMs))
  }
}
