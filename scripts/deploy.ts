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

// Deploys the site or a preview, or rolls back. `--rehearse` uses a folder of this machine instead of Cloudflare.

const USAGE = `Usage:
  npm run deploy                              deploy to production
  npm run deploy -- --dry-run                 print what would be done
  npm run deploy -- --rollback [--to VERSION] go back to the previous version, or to VERSION
  npm run deploy -- --preview NAME            deploy a preview with a database and R2 buckets of its own
  npm run deploy -- --preview NAME --remove   delete a preview with all its resources
  npm run deploy -- --rehearse                use .deploy/rehearsal on this machine instead of Cloudflare
  --hold SECONDS    how long each stage of the rollout is watched (default 60)
  --pool-unchecked  do not check the user pool (only when AWS does not answer)
  --uncommitted     deploy in spite of uncommitted changes`

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

/** A rehearsal has its own folders, address and user pool. Everything else is as in the environment. */
const rehearsed = (environment: Environment, origin: string): Environment => ({
  ...environment,
  // Not the name of the real site: retention would delete the site's backups.
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
    'Deploying to this machine instead of Cloudflare, without sample content: the site has no articles.',
  )
  const rehearsal = await startRehearsal('.deploy/rehearsal', environment.worker)
  return {
    environment: rehearsed(environment, rehearsal.origin),
    cloudflare: rehearsal,
    cognito: rehearsal.cognito,
    stop: rehearsal.stop,
  }
}

/** Previews and rehearsals have no readers whose errors could show up during the hold. */
const holdSeconds = ({ isPreview }: Environment): number => {
  const { hold = values.rehearse || isPreview ? '0' : '60' } = values
  if (!/^\d{1,4}$/.test(hold))
    throw new DeployError(`--hold ${hold}: give a whole number of seconds from 0 to 9999.`)
  return Number(hold)
}

const act = async ({ environment, cloudflare, cognito }: Omit<Begun, 'stop'>): Promise<void> => {
  const resources = await resourcesOf(environment)
  if (values['dry-run']) return console.log(plan(environment, resources, process.env))
  if (values.remove) {
    const removed = await removePreview(cloudflare, environment, resources)
    return console.log(`✓ Deleted ${removed.join(', ')}`)
  }
  if (values.rollback) {
    const options = { waitMs: 3 * SECOND, ...(values.to && { to: values.to }) }
    const { from, to } = await rollBack(cloudflare, environment, options)
    return console.log(`✓ Rolled back from ${from} to ${to}. Next: npm run reconcile -- --remote --repair`)
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
    log: console.log,
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
  console.error(`✗ Stopped.\n${error.message}`)
  process.exitCode = 1
} finally {
  await stop()
}
