import type { Cloudflare } from './cloudflare.ts'
import type { Environment, Resources } from './environment.ts'
import type { Cognito } from './pool.ts'

export type DeployOptions = {
  environment: Environment
  resources: Resources
  cloudflare: Cloudflare
  cognito: Cognito
  /** Where backups lie. */
  backups: string
  holdMs: number
  waitMs: number
  /** How often is looked before what is wrong counts: what was divided is not known everywhere at once. */
  attempts?: number
  allowUncommitted?: boolean
  /** Where the user pool cannot be asked how it is set, and the deployment cannot wait for that. */
  isPoolUnchecked?: boolean
  say?: (text: string) => void
}

/** What a deployment knows so far; each step adds to it. */
export type Progress = {
  host: string
  id: string
  isNew: boolean
  config: string
  former: string | null
  /** The build of the former version, where it could say. */
  formerBuild: string | null
  built: { config: string; build: string; pages: number }
  secrets: Record<string, string> & { OPERATIONS_KEY: string }
  version: string
}

export type Step = {
  title: string
  /** What is done, as `--dry-run` tells it. */
  does: string
  run: (options: DeployOptions, progress: Progress) => Promise<string>
}
