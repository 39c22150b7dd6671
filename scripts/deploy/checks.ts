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
  if (status !== 0) return ['gitの作業フォルダーではありません。']
  const files = stdout.split('\n').filter(Boolean)
  return files.length === 0
    ? []
    : [
        `コミットしていない変更が${files.length}件あります（${files.slice(0, 3).join('、')}${files.length > 3 ? ' ほか' : ''}）。`,
      ]
}

const loggedOut = async (cloudflare: Cloudflare): Promise<string[]> => {
  const { status } = await cloudflare.wrangler(['whoami', '--json'])
  return status === 0
    ? []
    : [
        'Cloudflareにログインしていません。`npx wrangler login`、または CLOUDFLARE_API_TOKEN を設定してください。',
      ]
}

/** A pool that cannot be asked is one more thing to put right. */
const wrongPool = async (cognito: Cognito, vars: Record<string, string>): Promise<string[]> => {
  try {
    return poolProblems(await readPool(cognito, vars), vars).map((text) => `ユーザープール：${text}。`)
  } catch (error) {
    if (!(error instanceof DeployError)) throw error
    return [
      `ユーザープールの設定を確かめられません。${error.message}（待てないときは --pool-unchecked で、確かめずに進めます）`,
    ]
  }
}

/** Everything that has to be put right first, all at once rather than one after the other. */
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
    ...missing.map((text) => `${settingsFile(environment)} の [vars]：${text}`),
    ...(missing.length > 0 || isPoolUnchecked ? [] : await wrongPool(cognito, environment.vars)),
  ]
  if (problems.length > 0) throw new DeployError(problems.map((text) => `・${text}`).join('\n'))
}
