import type { Cloudflare } from './cloudflare.ts'
import type { Environment, Resources } from './environment.ts'
import type { Cognito } from './pool.ts'
import type { DatabaseIds } from './resources.ts'

export type DeployOptions = {
  environment: Environment
  resources: Resources
  cloudflare: Cloudflare
  cognito: Cognito
  /** The folder of backups. */
  backups: string
  holdMs: number
  waitMs: number
  /** How many smoke checks may fail until a new division has spread everywhere. */
  attempts?: number
  allowUncommitted?: boolean
  /** Skips the check of the user pool. */
  isPoolUnchecked?: boolean
  log?: (text: string) => void
}

/** The state of a deployment; each step adds to it. */
export type Progress = {
  host: string
  ids: DatabaseIds
  isNew: boolean
  config: string
  former: string | null
  /** The build of the former version, if known. */
  formerBuild: string | null
  built: { config: string; build: string; pages: number }
  secrets: Record<string, string> & { OPERATIONS_KEY: string }
  version: string
}

export type Step = {
  title: string
  /** Description for `--dry-run`. */
  does: string
  run: (options: DeployOptions, progress: Progress) => Promise<string>
}
