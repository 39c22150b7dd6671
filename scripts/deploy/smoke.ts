import { askSite } from './cloudflare.ts'

type Ask = (path: string) => Promise<Response>
/** One question, and in Japanese what is wrong with the answer, or nothing. */
type Question = { name: string; wrong: (ask: Ask, build: string | null) => Promise<string | null> }

type SwitchesAnswer = { data?: { standstill?: { mode?: string } } }

const statusOf = (path: string, status: number, text?: RegExp): Question => ({
  name: path,
  wrong: async (ask) => {
    const response = await ask(path)
    const body = await response.text()
    if (response.status !== status) return `${status}のはずが${response.status}でした`
    return text && !text.test(body) ? '内容が足りません' : null
  },
})

/** A file that the top page needs, and that is kept for ever under its name. */
const assetOfTopPage: Question = {
  name: 'トップページのファイル',
  wrong: async (ask) => {
    const [path] = /\/assets\/[\w-]+\/[\w.-]+\.(?:css|js)/.exec(await (await ask('/')).text()) ?? []
    if (!path) return '見つかりません'
    const response = await ask(path)
    const isKept = /immutable/.test(response.headers.get('cache-control') ?? '')
    return response.status === 200 && isKept ? null : `${path} が${response.status}でした`
  },
}

/** A page of the newest content, where there is any. */
const pageOfContent: Question = {
  name: '内容のページ',
  wrong: async (ask) => {
    const xml = await (await ask('/sitemaps/article-pages.xml')).text()
    const [, address] = /<loc>https?:\/\/[^/]+(\/article-pages\/[^<]+)<\/loc>/.exec(xml) ?? []
    if (!address) return null
    const { status } = await ask(address)
    return status === 200 ? null : `${address} が${status}でした`
  },
}

/** What the site knows of itself, where it has such a door (D1, R2, queue, clock). */
const health: Question = {
  name: '/v1/health',
  wrong: async (ask) => {
    const response = await ask('/v1/health')
    // 503 says that something around the site is not well: that is no fault of a version, and may be what it mends.
    return [200, 404, 429, 503].includes(response.status) ? null : `${response.status}でした`
  },
}

/** A size that no page shows: the Worker refuses it. The zone's own transformations would make it. */
const boundedPictures: Question = {
  name: '画像の大きさ',
  wrong: async (ask) => {
    const { status, headers } = await ask('/cdn-cgi/image/width=129,height=64/none.jpg')
    return status === 404 && headers.has('x-request-id')
      ? null
      : `Worker の404のはずが${status}でした。ゾーンの画像変換を切ってください（docs/runbook.md の「画像の変換」）`
  },
}

/** That of the version which is asked. Of a mixture nobody knows which build answers. */
const buildAsked: Question = {
  name: '/builds/latest.json',
  wrong: async (ask, build) => {
    const { id } = (await (await ask('/builds/latest.json')).json()) as { id?: string }
    return build === null || id === build ? null : `ビルド${build}のはずが${id}でした`
  },
}

/** As it is always: the guards of a deployed site are closed. */
const ALWAYS: Question[] = [
  buildAsked,
  assetOfTopPage,
  statusOf('/_/reconcile', 302),
  statusOf('/operations/reconcile', 404),
  health,
]

const OPEN: Question[] = [
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

/** While the site is closed (worker/standstill/reachable.ts): it stays so, and the way by which it is opened is there. */
const CLOSED: Question[] = [
  ...ALWAYS,
  statusOf('/', 503, /<html[^>]*lang="ja"/),
  statusOf('/article-pages', 503, /メンテナンス/),
  statusOf('/v1/regions', 503, /E11503/),
  statusOf('/login', 200),
  statusOf('/$/operations/switches', 200),
  statusOf('/v1/config', 200),
  statusOf('/v1/manage/switches', 401),
]

/** Whether the site is closed. One that cannot say so is not. */
const saysClosed = async (ask: Ask): Promise<boolean> =>
  ask('/v1/switches')
    .then((response) => response.json())
    .then((body) => (body as SwitchesAnswer).data?.standstill?.mode === 'closed')
    .catch(() => false)

const asker =
  (worker: string, host: string, version?: string): Ask =>
  (path) =>
    askSite(worker, host + path, { ...(version && { version }), signal: AbortSignal.timeout(20_000) })

/** The build of whoever answers now; `null` where nobody says it: there may be no site yet, or a broken one. */
export const buildServed = (worker: string, host: string): Promise<string | null> =>
  asker(
    worker,
    host,
  )('/builds/latest.json')
    .then((response) => response.json())
    .then((body) => (body as { id?: string }).id ?? null)
    .catch(() => null)

/** Whether whoever answers now keeps the site closed. */
export const isClosed = (worker: string, host: string): Promise<boolean> => saysClosed(asker(worker, host))

/**
 * What readers, members and staff meet first, or while the site is closed whoever opens it; asked of one version or of
 * whoever answers.
 */
export const smoke = async (
  worker: string,
  host: string,
  build: string | null,
  version?: string,
): Promise<string[]> => {
  const ask = asker(worker, host, version)
  const answers = ((await saysClosed(ask)) ? CLOSED : OPEN).map(async ({ name, wrong }) => {
    const text = await wrong(ask, build).catch((error: Error) => `応えませんでした（${error.message}）`)
    return text === null ? [] : [`${name}：${text}`]
  })
  return (await Promise.all(answers)).flat()
}

/** Asks until all is well: what was deployed is not everywhere at once. @returns what is wrong at the last attempt */
export const smokeUntilWell = async (
  look: () => Promise<string[]>,
  { attempts, waitMs }: { attempts: number; waitMs: number },
): Promise<string[]> => {
  for (let attempt = 1; ; attempt++) {
    const wrong = await look()
    if (wrong.length === 0 || attempt === attempts) return wrong
    await new Promise((resolve) => setTimeout(resolve, waitMs))
  }
}
