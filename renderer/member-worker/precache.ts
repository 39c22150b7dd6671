const CACHE = 'member-files'

/**
 * Caches what is not cached yet. Rejects if anything is missing, so that a build is installed completely or not at all.
 * @param files the cache key of each address; one that differs from its address names a revision
 */
export async function precache(files: Record<string, string>): Promise<void> {
  const cache = await caches.open(CACHE)
  for (const [url, key] of Object.entries(files)) {
    if (await cache.match(key)) continue
    const response = await fetch(url, { cache: key === url ? 'default' : 'reload' })
    if (!response.ok || response.redirected) throw new Error(`${url}: ${response.status}`)
    await cache.put(key, response)
  }
}

export async function deleteOutdated(files: Record<string, string>): Promise<void> {
  const cache = await caches.open(CACHE)
  const keys = new Set(Object.values(files))
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url)
    if (!keys.has(pathname + search)) await cache.delete(request)
  }
}
