import { run } from '../run.ts'
import type { Cloudflare } from './cloudflare.ts'
import { DeployError } from './deploy-error.ts'
import { type Environment, settingsFile } from './environment.ts'
import { missingSettings } from './missing-settings.ts'

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

/** Everything that has to be put right first, all at once rather than one after the other. */
export const assureReady = async (
  cloudflare: Cloudflare,
  environment: Environment,
  allowUncommitted: boolean,
): Promise<void> => {
  const problems = [
    ...(allowUncommitted ? [] : await uncommitted()),
    ...(await loggedOut(cloudflare)),
    ...missingSettings(environment.vars).map((text) => `${settingsFile(environment)} の [vars]：${text}`),
  ]
  if (problems.length > 0) throw new DeployError(problems.map((text) => `・${text}`).join('\n'))
}
