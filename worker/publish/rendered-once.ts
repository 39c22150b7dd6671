import { siteDatabase } from '../auth/guarded-database.ts'
import { currentSynonyms } from '../db/search/synonyms.server.ts'
import { type OnMissedSearch, publicContent } from '../documents/public-content.ts'
import { renderDocument } from '../documents/render.ts'
import { contentOf } from './overlay-contents.ts'
import { overlayIndex } from './overlay-index.ts'

/** How long something rendered is served at most: it also depends on the time. */
const MAX_AGE_MS = 10 * 60_000

/** The results of a search depend on the synonyms too, which change without a publication. */
const synonymVersion = async (env: Env, address: string): Promise<number> =>
  address.startsWith('/search/') ? (await currentSynonyms(siteDatabase(env.DB))).version : 0

/** The status of an address, and its document or data. */
export type Rendered = { status: number; body: string | ArrayBuffer }

/**
 * The document of an address that no file answers, or its data. An isolate renders it once: until something is published,
 * or the synonyms of a search change, for ten minutes at most. `isStored`: see `renderDocument`; `onMissedSearch`: called
 * when it is a search without results.
 * @throws what the page's loader or its components threw
 */
export async function renderedOnce(
  env: Env,
  address: string,
  part: 'html' | 'payload',
  isStored: boolean,
  onMissedSearch?: OnMissedSearch,
): Promise<Rendered> {
  const render = async () => {
    const now = new Date()
    const content = await publicContent(env, now, onMissedSearch)
    const { status, [part]: body } = await renderDocument(address, env, now, { isStored, content })
    return { status, body }
  }
  // In development the code changes.
  if (!import.meta.env.PROD) return render()
  const [{ build, etag }, synonyms] = await Promise.all([overlayIndex(env), synonymVersion(env, address)])
  const period = Math.floor(Date.now() / MAX_AGE_MS)
  const other: Rendered[] = []
  const body = await contentOf([build, etag, synonyms, period, part, address].join(' '), async () => {
    const rendered = await render()
    if (rendered.status === 200) return new TextEncoder().encode(rendered.body).buffer as ArrayBuffer
    other.push(rendered)
    return null
  })
  return body ? { status: 200, body } : (other[0] as Rendered)
}
