import { parse } from 'opentype.js'
import { type Typeface, typefaceOf } from '#domain/typesetting/typeface.ts'

const FILE = '/fonts/shippori-mincho-600.woff'

let loaded: Promise<Typeface> | undefined

/** The Mincho typeface of the site's pictures, cached. Throws when the build does not include it. */
export const typeface = (assets: Fetcher): Promise<Typeface> => {
  loaded ??= load(assets).catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  return loaded
}

async function load(assets: Fetcher): Promise<Typeface> {
  const response = await assets.fetch(new URL(FILE, 'https://assets.invalid'))
  if (!response.ok) throw new Error(`${FILE}: ${response.status}`)
  return typefaceOf(parse(await response.arrayBuffer()))
}
