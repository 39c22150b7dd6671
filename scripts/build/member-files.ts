/** As much of a bundle's file as it takes to follow it. */
type Chunk = {
  type: string
  fileName: string
  facadeModuleId?: string | null
  moduleIds?: readonly string[]
  imports?: readonly string[]
  dynamicImports?: readonly string[]
  viteMetadata?: { importedCss: ReadonlySet<string> }
}

/** Where the list of files is, below the browser's files. */
export const MEMBER_FILES = 'member-files.json'

/** The page of the area, the error page, and the router that brings them. */
const PAGES = /virtual:vike:page-entry:client:\/pages\/(member\/index|_error)$/
const ANY_PAGE = /virtual:vike:page-entry/

/**
 * The pages of the area with what they bring in on demand, and what stands around every page: messages, the renewal of a
 * session. The libraries of the sign-in and the settings have no use without a network, nor have maps.
 */
const NEEDED = /\/pages\/member\/|\/renderer\/(?!lightbox\/|ui\/map\/|blocks\/|analytics\/)/
const NOT_NEEDED = /(sign-in|settings)-librar|second-login/

const isFollowed = ({ facadeModuleId, moduleIds = [] }: Chunk): boolean => {
  const id = facadeModuleId ?? moduleIds.at(-1) ?? ''
  if (ANY_PAGE.test(id)) return PAGES.test(id)
  return NEEDED.test(id) ? !NOT_NEEDED.test(id) : id.includes('/node_modules/') && !id.includes('maplibre')
}

/** The code and styles by which the area is read and written without a network, as addresses. */
export function memberFiles(files: Iterable<Chunk>): string[] {
  const chunks = new Map<string, Chunk>()
  for (const file of files) if (file.type === 'chunk') chunks.set(file.fileName, file)
  const found = new Set<string>()
  const take = (name: string): void => {
    const chunk = chunks.get(name)
    if (!chunk || found.has(name)) return
    found.add(name)
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
    for (const needed of chunk.imports ?? []) take(needed)
    for (const late of chunk.dynamicImports ?? []) {
      const other = chunks.get(late)
      if (other && isFollowed(other)) take(late)
    }
  }
  for (const { fileName } of chunks.values()) if (/entry-client-routing/.test(fileName)) take(fileName)
  return [...found].sort().map((name) => `/${name}`)
}
