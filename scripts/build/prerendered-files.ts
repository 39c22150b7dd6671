import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { toDocumentPath } from '#domain/url/document-path.ts'

/** The folder of an address: `spots/page/2` of `/spots?page=2`, `.` of `/`. */
const folderOf = (url: string): string => {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  return normalize(`.${toDocumentPath(pathname, searchParams)}`).replace(/\/$/, '')
}

/** The files of a document, and what else may be beside them. */
const DOCUMENT = ['index.html', '_payload.json']
const BESIDE = ['feed.xml']

/** The files of a prerendered site: a document and its payload side by side. */
export const prerenderedFiles = (root: string) => {
  const made = new Set<string>()

  const write = (path: string, content: string) => {
    const file = join(root, path)
    const folder = dirname(file)
    if (!made.has(folder)) mkdirSync(folder, { recursive: true })
    made.add(folder)
    writeFileSync(file, content)
  }

  /** The folders of all documents, one folder's entries in memory at a time. */
  function* documentFolders(folder = '.'): Generator<string> {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true }))
      if (entry.isDirectory()) yield* documentFolders(join(folder, entry.name))
      else if (entry.name === '_payload.json') yield folder
  }

  return {
    write,

    hasDocument: (url: string): boolean =>
      DOCUMENT.every((name) => existsSync(join(root, folderOf(url), name))),

    writeDocument: (url: string, html: string, payload: string) => {
      write(join(folderOf(url), 'index.html'), html)
      write(join(folderOf(url), '_payload.json'), payload)
    },

    /** Removes the documents of other addresses, which an earlier run has left. */
    removeOthers: (urls: readonly string[]) => {
      const folders = new Set(urls.map(folderOf))
      for (const folder of documentFolders())
        if (!folders.has(folder))
          for (const name of [...DOCUMENT, ...BESIDE]) rmSync(join(root, folder, name), { force: true })
    },
  }
}
