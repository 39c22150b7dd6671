import { buildId } from '../build-id.ts'

/** What a build says of itself: `/builds/meta/{id}.json`. */
type BuildManifest = { id: string; timestamp: number; prerendered: string[] }

/** Pages of one folder have their code in common: `/spots/kinosaki` → `/spots/*`. */
export const folderOf = (pathname: string): string => pathname.replace(/(?<=^\/[^/]+\/).*/, '*')

/** With the folders of several pages: what is published after the build stands in one of them. */
const withFolders = (prerendered: readonly string[]): ReadonlySet<string> => {
  const all = new Set(prerendered)
  const once = new Set<string>()
  for (const folder of prerendered.map(folderOf))
    if (once.has(folder)) all.add(folder)
    else once.add(folder)
  return all
}

let asked: Promise<ReadonlySet<string>> | undefined

const fetchPrerendered = async (): Promise<ReadonlySet<string>> => {
  const response = await fetch(`/builds/meta/${buildId()}.json`, { cache: 'force-cache', priority: 'low' })
  if (!response.ok) throw new Error(`builds/meta: ${response.status}`)
  const { prerendered } = (await response.json()) as BuildManifest
  return withFolders(prerendered)
}

/**
 * The addresses that were written beforehand, `/spots?page=2` among them: their data waits as a file. Asked for once; a
 * failure is only logged, and asked for again with the next link.
 */
export const prerenderedAddresses = (): Promise<ReadonlySet<string>> => {
  asked ??= fetchPrerendered().catch((error: unknown) => {
    asked = undefined
    console.info(error)
    return new Set<string>()
  })
  return asked
}

/** Whether the data of an address waits as a file, written with the build or by what was published since. */
export const isWritten = async ({ pathname, search }: URL): Promise<boolean> => {
  const known = await prerenderedAddresses()
  return known.has(pathname + search) || (search === '' && known.has(folderOf(pathname)))
}
