/** Pages of one folder share their code: `/spots/kinosaki` → `/spots/*`. */
export const folderOf = (pathname: string): string => pathname.replace(/(?<=^\/[^/]+\/).*/, '*')

const PAGE = /^([^?]+)\?page=([1-9]\d*)$/

/**
 * Addresses as patterns, whose number does not grow with the content: `/spots/*` for two and more pages of a folder, and
 * `/spots?page=2-12` for the pages of a list, whose numbers have no gap. All others stay as they are.
 */
export function addressPatterns(addresses: readonly string[]): string[] {
  const folders = new Map<string, number>()
  const pages = new Map<string, number>()
  for (const address of addresses) {
    const [, list, page] = PAGE.exec(address) ?? []
    if (list) pages.set(list, Math.max(Number(page), pages.get(list) ?? 0))
    else folders.set(folderOf(address), (folders.get(folderOf(address)) ?? 0) + 1)
  }
  const single = addresses.filter((address) => !PAGE.test(address) && folders.get(folderOf(address)) === 1)
  const shared = [...folders].flatMap(([folder, count]) => (count > 1 ? [folder] : []))
  const numbered = [...pages].map(([list, last]) => `${list}?page=2-${last}`)
  return [...single, ...shared, ...numbered].sort()
}

const PAGES = /^(.+\?page=)2-(\d+)$/

/** Whether an address, a path with its query, is one of some patterns. */
export function matchesPatterns(patterns: ReadonlySet<string>, address: string): boolean {
  if (patterns.has(address) || (!address.includes('?') && patterns.has(folderOf(address)))) return true
  const [, list, page] = PAGE.exec(address) ?? []
  return [...patterns].some((pattern) => {
    const [, start, last] = PAGES.exec(pattern) ?? []
    return start === `${list}?page=` && Number(page) >= 2 && Number(page) <= Number(last)
  })
}
