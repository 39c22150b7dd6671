import { isFeed } from '#domain/content/feed.ts'

/** Caches must revalidate: a page may be published again at any moment. */
export const REVALIDATED = 'public, max-age=0, must-revalidate'

/** The content type of a published file, by its path. */
export const contentTypeOf = (path: string): string => {
  if (path.endsWith('.html')) return 'text/html; charset=utf-8'
  if (path.endsWith('.json')) return 'application/json'
  return isFeed(path) ? 'application/rss+xml; charset=utf-8' : 'application/xml; charset=utf-8'
}

export const etagOf = (content: string): string => `"${content}"`

/** The name of a text, or of its bytes: the same for the same text, whenever it was made. */
export async function contentName(text: string | ArrayBuffer): Promise<string> {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return [...new Uint8Array(digest).slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
