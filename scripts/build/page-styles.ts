import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { transform } from 'lightningcss'
import type { Plugin, Rolldown } from 'vite'
import { APART, chunkOf, PAGE_ENTRY } from './chunks.ts'

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** A style sheet; its name has the hash of its content (renderer/router/sheet-url.ts). */
type Sheet = { hash: string; source: string }

/** By id of the page: the hashes of its sheets, divided by a space. */
type SheetTable = {
  sheets: Record<string, string>
  /** By hash of an occasional sheet: the beginnings of its class names, divided by spaces. */
  classes: Record<string, string>
}

/** The place of the sheets by page in the code of the browser: their names are known when it is written. */
export const SHEETS_PLACEHOLDER = '__PAGE_SHEETS__'

/** For the Worker's build, whose plugins are other ones. */
const TABLE = 'dist/page-sheets.json'

const table: SheetTable = { sheets: {}, classes: {} }

const fileOf = (hash: string): string => `assets/static/page.${hash}.css`

/** The files of the sheets of a page, while the browser's build is written. */
export const sheetFilesOf = (pageId: string): string[] =>
  table.sheets[pageId]?.split(' ').map((hash) => fileOf(hash)) ?? []

/** @returns what the browser's build has written */
export const sheetTable = (): SheetTable => JSON.parse(readFileSync(TABLE, 'utf8'))

/** A function of a module's id that is asked for each page again, and takes long. */
function remembered<Value>(find: (id: string) => Value): (id: string) => Value {
  const known = new Map<string, Value>()
  return (id) => {
    if (!known.has(id)) known.set(id, find(id))
    return known.get(id) as Value
  }
}

/** Blocks and parts that most pages are without. What only they use is in a second sheet, linked where it is used. */
const OCCASIONAL = /\/((List|Map|Ranking|Timeline)Block|Notes|EmbedBlock|SeriesNav)\.tsx$/

/** The modules of a page, with those that it loads on demand, in the order in which they run; none of other pages. */
function modulesOf(page: string, graph: Graph, isLeftOut: (id: string) => boolean): Set<string> {
  const modules = new Set<string>()
  const visited = new Set<string>()
  const visit = (id: string): void => {
    if (visited.has(id) || (id !== page && PAGE_ENTRY.test(id)) || isLeftOut(id)) return
    visited.add(id)
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
    for (const imported of [...importedIds, ...dynamicallyImportedIds]) visit(imported)
    modules.add(id)
  }
  visit(page)
  return modules
}

/** What pages of several families use comes first: a page overrides it. */
const RANKS = ['site', 'find', 'read']
const rankOf = (chunk: string): number => (RANKS.includes(chunk) ? RANKS.indexOf(chunk) : RANKS.length)

/** The beginnings of the class names of a sheet (class-names.ts), divided by spaces. */
const beginnings = (source: string): string =>
  [...new Set([...source.matchAll(/\.([a-z]+)\d/g)].map(([, letters]) => letters))].join(' ')

/**
 * Writes a style sheet for each kind of page, of the styles that pages of readers import: those that this page, or its
 * code on demand, uses. Rules of shared components are in several sheets; the browser uses those of one page at a time
 * (renderer/router/sheets.ts). What only applications or code on demand use stays in the style sheets of their chunks.
 *
 * @param targets the oldest browsers that the sheets are for, as lightningcss encodes them
 */
export function pageStyles(targets: Record<string, number>): Plugin {
  /** The style modules, as CSS. */
  const styles = new Map<string, string>()
  const written = new Map<string, string>()

  /** The chunk of a style module, if pages of readers import it; once all modules are read. */
  let readersChunk: (id: string) => string | null = () => null
  const findReadersChunk = (id: string, graph: Graph): string | null => {
    const chunk = styles.has(id) ? chunkOf(id, graph) : null
    return chunk !== null && !APART.includes(chunk) ? chunk : null
  }

  const sheetOf = (modules: Iterable<string>): Sheet | null => {
    const used = [...modules].flatMap((id) => {
      const chunk = readersChunk(id)
      return chunk === null ? [] : [{ code: styles.get(id), rank: rankOf(chunk) }]
    })
    if (used.length === 0) return null
    const sorted = used.toSorted((one, other) => one.rank - other.rank)
    const code = Buffer.from(sorted.map(({ code }) => code).join('\n'))
    const source = transform({ filename: 'page.css', code, minify: true, targets }).code.toString()
    return { source, hash: createHash('sha256').update(source).digest('base64url').slice(0, 8) }
  }

  const writeSheetsOf = (page: string, graph: Graph): string => {
    const all = modulesOf(page, graph, () => false)
    const usual = modulesOf(page, graph, (id) => OCCASIONAL.test(id))
    const first = sheetOf([...all].filter((id) => usual.has(id)))
    const second = sheetOf([...all].filter((id) => !usual.has(id)))
    if (second) table.classes[second.hash] = beginnings(second.source)
    const sheets = [first, second].filter((sheet) => sheet !== null)
    for (const { hash, source } of sheets) written.set(fileOf(hash), source)
    return sheets.map(({ hash }) => hash).join(' ')
  }

  return {
    name: 'page-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // Between Vite's reading of a style module and its writing of the chunk's style sheet.
    transform: {
      filter: { id: /\.css$/ },
      handler(code, id) {
        styles.set(id, code)
      },
    },
    renderStart() {
      const graph = { getModuleInfo: remembered((id) => this.getModuleInfo(id)) }
      readersChunk = remembered((id) => findReadersChunk(id, graph))
      for (const id of this.getModuleIds()) {
        const [, page] = PAGE_ENTRY.exec(id) ?? []
        if (page) table.sheets[`/pages/${page}`] = writeSheetsOf(id, graph)
      }
    },
    renderChunk: (code) =>
      code.includes(SHEETS_PLACEHOLDER)
        ? { code: code.replace(SHEETS_PLACEHOLDER, JSON.stringify(table.sheets)), map: null }
        : null,
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !chunk.moduleIds.some(readersChunk)) continue
          for (const file of chunk.viteMetadata?.importedCss ?? []) delete bundle[file]
          chunk.viteMetadata?.importedCss.clear()
        }
        for (const [fileName, source] of written) this.emitFile({ type: 'asset', fileName, source })
      },
    },
    writeBundle: () => writeFileSync(TABLE, JSON.stringify(table)),
  }
}
