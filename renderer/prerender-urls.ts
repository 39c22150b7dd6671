import type { ContentRepository } from '#worker/db/content/content.server.ts'

const KEY = Symbol.for('tabishirube.prerender.content')
const shared = globalThis as { [KEY]?: ContentRepository }

/**
 * vike calls `onBeforePrerenderStart()` without arguments, so the prerender script stores the repository here. The
 * script and its bundle each have a copy of this module; they share `globalThis`.
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
