import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Cloudflare } from './cloudflare.ts'
import type { Environment } from './environment.ts'
import { runOnWorker } from './versions.ts'

/** Created once and never replaced, as existing data is encrypted and signed with them. */
const PERMANENT_SECRETS = ['SEAL_KEYS', 'MEDIA_SIGNING_KEY'] as const

const Listed = z.array(z.object({ name: z.string() }))

const newKey = (): string => randomBytes(32).toString('base64url')

const listSecrets = async (cloudflare: Cloudflare, worker: string): Promise<Set<string>> => {
  const stdout = await runOnWorker(cloudflare, ['secret', 'list', '--name', worker, '--format', 'json'])
  return new Set(stdout === null ? [] : Listed.parse(JSON.parse(stdout)).map(({ name }) => name))
}

/**
 * The secrets to upload with a version: missing ones, and OPERATIONS_KEY from the environment or a new one for this
 * deployment. They are only sent to Cloudflare.
 */
export const newSecrets = async (
  cloudflare: Cloudflare,
  { worker }: Environment,
): Promise<Record<string, string> & { OPERATIONS_KEY: string }> => {
  const there = await listSecrets(cloudflare, worker)
  const missing = PERMANENT_SECRETS.filter((name) => !there.has(name)).map((name) => [name, newKey()])
  return { ...Object.fromEntries(missing), OPERATIONS_KEY: process.env.OPERATIONS_KEY || newKey() }
}

/** Passes secrets in a temporary file that only this user can read. */
export const withSecretsFile = async <Result>(
  { folder }: Environment,
  secrets: Record<string, string>,
  use: (file: string) => Promise<Result>,
): Promise<Result> => {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `secrets-${process.pid}.json`)
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 })
  try {
    return await use(file)
  } finally {
    rmSync(file, { force: true })
  }
}
