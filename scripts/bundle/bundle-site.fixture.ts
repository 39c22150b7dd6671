import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openSqliteD1 } from '../local/sqlite-d1.ts'
import type { BundleSource } from './export-bundle.ts'

type Metadata = { customMetadata?: Record<string, string> }
type Objects = Map<string, { bytes: Uint8Array } & Metadata>

/** What imports and exports use of a bucket. */
const bucketOf = (objects: Objects) => ({
  list: async ({ prefix }: { prefix: string }) => ({
    truncated: false,
    objects: [...objects]
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, { bytes, customMetadata }]) => ({ key, size: bytes.length, customMetadata })),
  }),
  get: async (key: string) => {
    const bytes = objects.get(key)?.bytes
    return bytes ? { arrayBuffer: async () => Uint8Array.from(bytes).buffer } : null
  },
  put: async (key: string, bytes: Uint8Array, { customMetadata }: Metadata) => {
    objects.set(key, { bytes, ...(customMetadata && { customMetadata }) })
  },
})

/** A site with nothing but its tables, in memory. `print`: all that an import can change. */
export async function emptySite() {
  const { db } = openSqliteD1(':memory:', { readOnly: false })
  for (const file of globSync('worker/db/migrations/*.sql').sort()) await db.exec(readFileSync(file, 'utf8'))
  const objects: Objects = new Map()
  const source = { db, media: bucketOf(objects) } as unknown as BundleSource
  const tables = [
    'manuscripts',
    'revisions',
    'spots',
    'article_pages',
    'authors',
    'media',
    'redirect_rules',
    'slug_history',
    'synonym_groups',
    'audit_log',
    'cities',
  ]
  const print = async () => {
    const rows = await Promise.all(tables.map((table) => db.prepare(`SELECT * FROM ${table}`).all()))
    return JSON.stringify([rows.map(({ results }) => results), [...objects.keys()]])
  }
  return { source, db: db as unknown as globalThis.D1Database, objects, print }
}

/** A folder of its own, removed after the test. */
export function ownFolder(): string {
  mkdirSync('.cache/test', { recursive: true })
  const folder = mkdtempSync('.cache/test/bundle-')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The files of a folder by path. */
export const filesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    globSync('**/*.*', { cwd: folder })
      .sort()
      .map((file) => [file.replaceAll('\\', '/'), readFileSync(join(folder, file)).toString('base64')]),
  )

export const putFile = (folder: string, file: string, content: string | Uint8Array): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), content)
}
