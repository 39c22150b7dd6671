import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Share } from './versions.ts'

/** The state of a Cloudflare account, in one file. */
export type Account = {
  databases: { uuid: string; name: string }[]
  buckets: string[]
  queues: string[]
  workers: Record<
    string,
    {
      secrets: Record<string, string>
      /** Newest last. `secrets`: those uploaded with the version, and earlier ones. */
      versions: { id: string; message: string; secrets: Record<string, string> }[]
      deployments: { at: string; shares: Share[]; message: string }[]
      triggers: number
    }
  >
}

const EMPTY: Account = { databases: [], buckets: [], queues: [], workers: {} }

const fileIn = (folder: string): string => join(folder, 'account.json')

export const readAccount = (folder: string): Account =>
  existsSync(fileIn(folder)) ? JSON.parse(readFileSync(fileIn(folder), 'utf8')) : structuredClone(EMPTY)

export const writeAccount = (folder: string, account: Account): void => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileIn(folder), JSON.stringify(account, null, 2), { mode: 0o600 })
}

/** The served versions of a Worker with their percentages, the newest last. */
export const sharesIn = (folder: string, worker: string): Share[] =>
  readAccount(folder).workers[worker]?.deployments.at(-1)?.shares ?? []

/** The folders of D1 and R2, and of each version's files. */
export const stateIn = (folder: string): string => join(folder, 'state')
export const versionIn = (folder: string, id: string): string => join(folder, 'versions', id)
