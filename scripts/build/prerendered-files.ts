import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { toDocumentPath } from '#domain/url/document-path.ts'

/** The folder of an address: `spots/page/2` of `/spots?page=2`, `.` of `/`. */
const folderOf = (url: string): string => {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  return normalize(`.${toDocumentPath(pathname, searchParams)}`).replace(/\/$/, '')
}

/** The files of a document. */
const DOCUMENT = ['index.html', '_payload.json']

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
      for (const file of globSync('**/_payload.json', { cwd: root })) {
        if (folders.has(dirname(file))) continue
        for (const name of DOCUMENT) rmSync(join(root, dirname(file), name), { force: true })
      }
    },
  }
}
