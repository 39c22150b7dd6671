import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { toDocumentPath } from '#domain/url/document-path.ts'

/** Output of earlier runs, which `clear` removes. */
const WRITTEN = [
  '**/index.html',
  '**/_payload.json',
  'builds',
  'robots.txt',
  '{sitemap,feed}.xml',
  '{sitemaps,feeds}',
]

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

    /** Removes the output of an earlier run, so that deleted pages do not stay. */
    clear: () => {
      for (const file of globSync(WRITTEN, { cwd: root })) rmSync(join(root, file), { recursive: true })
    },

    /** `/spots?page=2` goes to `/spots/page/2/`. */
    writeDocument: (url: string, html: string, payload: string) => {
      const { pathname, searchParams } = new URL(url, 'http://localhost')
      const folder = toDocumentPath(pathname, searchParams)
      write(join(folder, 'index.html'), html)
      write(join(folder, '_payload.json'), payload)
    },
  }
}
