import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const PICTURE = /drawn\/[a-z0-9-]+\.jpg/g
const LINK = /<a [^>]*?href="(\/[^"?#]*)/g

/** The prerendered document of an address; '' when there is none. */
const documentOf = (client: string, path: string): string => {
  const file = join(client, path, 'index.html')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/**
 * Sorts pictures: those of the top page, those of the pages it links to, then the rest. `client`: the folder of prerendered
 * documents.
 */
export const pictureOrder = (keys: readonly string[], client = 'dist/client'): string[] => {
  const top = documentOf(client, '/')
  const linked = [...new Set([...top.matchAll(LINK)].map(([, path = '']) => path))]
  const met = [top, ...linked.map((path) => documentOf(client, path))].flatMap(
    (html) => html.match(PICTURE) ?? [],
  )
  const wanted = new Set(keys)
  return [...new Set([...met.filter((key) => wanted.has(key)), ...keys])]
}
