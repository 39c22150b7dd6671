/** The parts of a bundle's file that are needed to follow its imports. */
type Chunk = {
  type: string
  fileName: string
  facadeModuleId?: string | null
  moduleIds?: readonly string[]
  imports?: readonly string[]
  dynamicImports?: readonly string[]
  viteMetadata?: { importedCss: ReadonlySet<string> }
}

/** The parts of the member area's service worker, in the folder of the build. */
export const MEMBER_PARTS = 'member-parts.json'
/** `script`: the service worker without the names of its files. `files`: the addresses of scripts and styles. */
export type MemberParts = { script: string; files: string[] }

/** The pages of the member area and the error page, whose style sheets are needed too. */
export const MEMBER_PAGES = ['/pages/member/index', '/pages/_error']
const ANY_PAGE = /virtual:vike:page-entry:client:/

/**
 * Modules whose dynamic imports are followed: pages of the member area and the shell (messages, session renewal). Sign-in,
 * settings and maps are left out, as they do not work offline.
 */
const NEEDED = /\/pages\/member\/|\/renderer\/(?!lightbox\/|ui\/map\/|blocks\/|analytics\/)/
const NOT_NEEDED = /(sign-in|settings)-librar|second-login/

const isFollowed = ({ facadeModuleId, moduleIds = [] }: Chunk): boolean => {
  const id = facadeModuleId ?? moduleIds.at(-1) ?? ''
  if (ANY_PAGE.test(id)) return MEMBER_PAGES.some((page) => id.endsWith(`client:${page}`))
  return NEEDED.test(id) ? !NOT_NEEDED.test(id) : id.includes('/node_modules/') && !id.includes('maplibre')
}

/**
 * Addresses of the scripts and styles that the member area needs offline.
 * @param sheets the files of the style sheets of its pages
 */
export function memberFiles(files: Iterable<Chunk>, sheets: readonly string[]): string[] {
  const chunks = new Map<string, Chunk>()
  for (const file of files) if (file.type === 'chunk') chunks.set(file.fileName, file)
  const found = new Set(sheets)
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
  for (const { fileName } of chunks.values()) if (/entry-server-routing/.test(fileName)) take(fileName)
  return [...found].sort().map((name) => `/${name}`)
}
