import { run } from '../local/run.ts'
import type { Cloudflare } from './cloudflare.ts'
import { DeployError } from './deploy-error.ts'
import { settingsFile } from './environment.ts'
import { missingSettings } from './missing-settings.ts'
import { type Cognito, readPool } from './pool.ts'
import { poolProblems } from './pool-problems.ts'
import type { DeployOptions } from './step.ts'

const uncommitted = async (): Promise<string[]> => {
  const { status, stdout } = await run('git', ['status', '--porcelain'])
  if (status !== 0) return ['This folder is not a git work tree.']
  const files = stdout.split('\n').filter(Boolean)
  return files.length === 0
    ? []
    : [
        `${files.length} uncommitted changes (${files.slice(0, 3).join(', ')}${files.length > 3 ? ', …' : ''}). Commit them, or add --uncommitted.`,
      ]
}

const loggedOut = async (cloudflare: Cloudflare): Promise<string[]> => {
  const { status } = await cloudflare.wrangler(['whoami', '--json'])
  return status === 0
    ? []
    : ['Not logged in to Cloudflare. Run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN.']
}

/** A user pool that cannot be read is a problem too. */
const wrongPool = async (cognito: Cognito, vars: Record<string, string>): Promise<string[]> => {
  try {
    return poolProblems(await readPool(cognito, vars), vars).map((text) => `User pool: ${text}.`)
  } catch (error) {
    if (!(error instanceof DeployError)) throw error
    return [`The user pool cannot be checked (${error.message}). If you cannot wait, add --pool-unchecked.`]
  }
}

/** Reports all problems together. @throws {DeployError} */
export const assureReady = async ({
  cloudflare,
  cognito,
  environment,
  allowUncommitted = false,
  isPoolUnchecked = false,
}: DeployOptions): Promise<void> => {
  const missing = missingSettings(environment.vars)
  const problems = [
    ...(allowUncommitted ? [] : await uncommitted()),
    ...(await loggedOut(cloudflare)),
    ...missing.map((text) => `[vars] of ${settingsFile(environment)}: ${text}`),
    ...(missing.length > 0 || isPoolUnchecked ? [] : await wrongPool(cognito, environment.vars)),
  ]
  if (problems.length > 0) throw new DeployError(problems.map((text) => `- ${text}`).join('\n'))
}
