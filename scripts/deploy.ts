import { parseArgs } from 'node:util'
import { identityVars } from '#identity/settings.ts'
import { BackupError } from './backup/backup-error.ts'
import { type Cloudflare, realCloudflare } from './deploy/cloudflare.ts'
import { backupsOf, deploy, plan } from './deploy/deploy.ts'
import { DeployError } from './deploy/deploy-error.ts'
import { type Environment, readEnvironment, resourcesOf } from './deploy/environment.ts'
import { type Cognito, realCognito } from './deploy/pool.ts'
import { startRehearsal } from './deploy/rehearsal.ts'
import { REHEARSED_VARS } from './deploy/rehearsal-pool.ts'
import { removePreview } from './deploy/remove-preview.ts'
import { rollBack } from './deploy/rollback.ts'

// Deploys the site, a preview of it, or goes back to the version before. `--rehearse` does all of it on a folder of this
// machine instead of with Cloudflare.

const USAGE = `使いかた：
  npm run deploy                              本番に公開します
  npm run deploy -- --dry-run                 何をするかだけを表示します
  npm run deploy -- --rollback [--to 版]      ひとつ前の版（または指定の版）に戻します
  npm run deploy -- --preview 名前            プレビューに公開します（データベースもR2も別です）
  npm run deploy -- --preview 名前 --remove   プレビューを、資源ごと削除します
  npm run deploy -- --rehearse                Cloudflareの代わりに、この機械の .deploy/rehearsal で行います
  --hold 秒       段階ごとに見守る時間（既定60）
  --pool-unchecked  ユーザープールの設定を確かめずに進めます（AWSが応えないときだけ）
  --uncommitted   コミットしていない変更があっても進めます`

const SECOND = 1000

const read = () => {
  try {
    return parseArgs({
      options: {
        'dry-run': { type: 'boolean', default: false },
        rollback: { type: 'boolean', default: false },
        to: { type: 'string' },
        preview: { type: 'string' },
        remove: { type: 'boolean', default: false },
        rehearse: { type: 'boolean', default: false },
        hold: { type: 'string' },
        'pool-unchecked': { type: 'boolean', default: false },
        uncommitted: { type: 'boolean', default: false },
      },
    }).values
  } catch {
    console.error(USAGE)
    process.exit(2)
  }
}

const values = read()

/** The rehearsal has folders, an address and a user pool of this machine; all else is as it would be. */
const rehearsed = (environment: Environment, origin: string): Environment => ({
  ...environment,
  // Never those of the real site: its backups would be counted among these, and forgotten.
  name: `rehearsal-of-${environment.name}`,
  folder: `.deploy/rehearsal-of-${environment.name}`,
  vars: {
    ...environment.vars,
    ...identityVars('http://127.0.0.1:9229'),
    ...REHEARSED_VARS,
    APP_HOST: origin,
    IMAGE_HOST: origin,
  },
  routes: [],
})

type Begun = {
  environment: Environment
  cloudflare: Cloudflare
  cognito: Cognito
  stop: () => Promise<void>
}

const begin = async (): Promise<Begun> => {
  const environment = await readEnvironment(values.preview)
  if (!values.rehearse)
    return { environment, cloudflare: realCloudflare(), cognito: realCognito, stop: async () => {} }
  console.log(
    'Cloudflareの代わりに、この機械に公開します。見本の内容は入らないので、記事のない空のサイトになります。',
  )
  const rehearsal = await startRehearsal('.deploy/rehearsal', environment.worker)
  return {
    environment: rehearsed(environment, rehearsal.origin),
    cloudflare: rehearsal,
    cognito: rehearsal.cognito,
    stop: rehearsal.stop,
  }
}

/** A preview has no readers whose errors could be seen, nor has a rehearsal. */
const holdSeconds = ({ isPreview }: Environment): number => {
  const { hold = values.rehearse || isPreview ? '0' : '60' } = values
  if (!/^\d{1,4}$/.test(hold))
    throw new DeployError(`--hold ${hold}：秒数を、0から9999までの整数で指定してください。`)
  return Number(hold)
}

const act = async ({ environment, cloudflare, cognito }: Omit<Begun, 'stop'>): Promise<void> => {
  const resources = await resourcesOf(environment)
  if (values['dry-run']) return console.log(plan(environment, resources, process.env))
  if (values.remove) {
    const removed = await removePreview(cloudflare, environment, resources)
    return console.log(`✓ 削除しました：${removed.join('、')}`)
  }
  if (values.rollback) {
    const options = { waitMs: 3 * SECOND, ...(values.to && { to: values.to }) }
    const { from, to } = await rollBack(cloudflare, environment, options)
    return console.log(`✓ ${from} から ${to} に戻しました。続けて：npm run reconcile -- --remote --repair`)
  }
  await deploy({
    environment,
    resources,
    cloudflare,
    cognito,
    backups: backupsOf(environment),
    holdMs: holdSeconds(environment) * SECOND,
    waitMs: (values.rehearse ? 0.2 : 3) * SECOND,
    allowUncommitted: values.uncommitted || values.rehearse,
    isPoolUnchecked: values['pool-unchecked'],
    say: console.log,
  })
  console.log(`\n  ${environment.vars.APP_HOST}/\n`)
}

let stop = async () => {}
try {
  const begun = await begin()
  stop = begun.stop
  await act(begun)
} catch (error) {
  if (!(error instanceof DeployError || error instanceof BackupError)) throw error
  console.error(`✗ 続けられません。\n${error.message}`)
  process.exitCode = 1
} finally {
  await stop()
}
