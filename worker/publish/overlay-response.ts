import type { Context } from 'hono'
import { toDocumentPath } from '#domain/url/document-path.ts'
import type { AppEnv } from '../app-env.ts'
import { staticFile } from '../documents/static-site.ts'
import { logLine } from '../log.ts'
import { contentName, contentTypeOf, etagOf, REVALIDATED } from './file-headers.ts'
import { storedContent } from './overlay-contents.ts'
import { contentKey, overlayIndex } from './overlay-index.ts'
import { fileOnRequest } from './pages-on-request.ts'

type C = Context<AppEnv>

/** The files that are published again: documents, their data, sitemaps, feeds and the places of the map. */
const PUBLISHED = /(\/index\.html|\/_payload\.json|\.xml|^\/map\/[a-z-]+\.json)$/

const isNotModified = (c: C, etag: string): boolean =>
  (c.req.header('if-none-match') ?? '')
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''))
    .some((one) => one === etag || one === '*')

/** A file under the name of its content, which is its ETag. `null` when it is missing. */
const fileResponse = async (
  c: C,
  path: string,
  content: string,
  read: () => Promise<ArrayBuffer | null>,
): Promise<Response | null> => {
  const headers = { etag: etagOf(content), 'cache-control': REVALIDATED, 'content-type': contentTypeOf(path) }
  if (isNotModified(c, headers.etag)) return c.body(null, 304, headers)
  const found = await read()
  return found && c.body(found, 200, headers)
}

/** A file of the overlay. */
const overlayFile = (c: C, path: string, build: string, content: string): Promise<Response | null> =>
  fileResponse(c, path, content, () => storedContent(c.env.PAGES, contentKey(build, content)))

/** The build's own file, or that of a page that is made on request. */
const ownFile = async (c: C, path: string): Promise<Response | null> => {
  const own = await staticFile(c, path)
  const made = own ? null : await fileOnRequest(c.env, path)
  return made ? fileResponse(c, path, await contentName(made), async () => made) : own
}

/** While the store does not answer, the build's own file is better than none. Throws where there is none. */
const withBuildFallback = async (
  c: C,
  path: string,
  overlay: Promise<Response | null>,
): Promise<Response | null> => {
  try {
    return (await overlay) ?? (await staticFile(c, path))
  } catch (error) {
    const own = await staticFile(c, path)
    if (!own) throw error
    logLine('error', 'a file of the overlay could not be read', { path, error })
    return own
  }
}

/** A file of the public site: the one published since the build, the build's own, or one that is made on request. */
export async function fileInOverlay(c: C, path: string): Promise<Response | null> {
  if (!PUBLISHED.test(path)) return staticFile(c, path)
  const { build, files, etag } = await overlayIndex(c.env)
  if (!etag) c.var.startOverlay?.()
  const content = files[path]?.[0]
  if (content === null) return null
  return content ? withBuildFallback(c, path, overlayFile(c, path, build, content)) : ownFile(c, path)
}

/** The file that holds the document of an address: `/spots?page=2` is `/spots/page/2/index.html`. */
export const documentFile = ({ pathname, searchParams }: URL): string =>
  `${toDocumentPath(pathname, searchParams).replace(/\/$/, '')}/index.html`

/** Whether an address names a file instead of a document. */
export const isFile = ({ pathname }: URL): boolean => /\.[^/.]+$/.test(pathname)

/** The document or file of an address. HTML is served under its address only: `/404.html` is no page. */
export async function publishedAt(c: C, url: URL): Promise<Response | null> {
  if (!isFile(url)) return fileInOverlay(c, documentFile(url))
  return url.pathname.endsWith('.html') ? null : fileInOverlay(c, url.pathname)
}
