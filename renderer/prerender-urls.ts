import type { ContentRepository } from '#worker/db/content/content.server.ts'

const KEY = Symbol.for('tabishirube.prerender.content')
const shared = globalThis as { [KEY]?: ContentRepository }

/**
 * vike calls `onBeforePrerenderStart()` with nothing, so the prerender script leaves the repository here for it.
 * The script and the bundle it loads have a copy of this module each; what they share is `globalThis`.
 */
export const providePrerenderContent = (content: ContentRepository) => {
  shared[KEY] = content
}

/** A page's `+onBeforePrerenderStart.ts`: `prerenderUrls(async (content) => (await content.…()).map(…))`. */
export const prerenderUrls = (urls: (content: ContentRepository) => Promise<string[]>) => async () => {
  const content = shared[KEY]
  if (!content) throw new Error('prerenderUrls(): no content was provided')
  return urls(content)
}
