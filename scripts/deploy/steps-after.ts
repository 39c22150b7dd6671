import { buildFor, distOf } from './build-for.ts'
import { mustRun } from './cloudflare.ts'
import { DeployError } from './deploy-error.ts'
import { reconcileAfter } from './reconcile-after.ts'
import { noteServed, retainAssets } from './retain-assets.ts'
import { rollOut } from './rollout.ts'
import { saveSbom } from './sbom.ts'
import { newSecrets, withSecretsFile } from './secrets.ts'
import { isClosed, smoke, smokeUntilWell } from './smoke.ts'
import type { Step } from './step.ts'

// From the build to the version that serves all traffic.

export const build: Step = {
  title: 'Build and prerender',
  does: 'build the code and prerender pages from the content snapshot, without sample content',
  run: async ({ environment, resources: wanted }, progress) => {
    progress.built = await buildFor(environment, wanted, progress.ids)
    return `build ${progress.built.build}, ${progress.built.pages} pages`
  },
}

export const keep: Step = {
  title: 'Keep former files',
  does: 'store the hashed files in R2 for 30 days (for open tabs and for the rollout), write the SBOM',
  run: async ({ cloudflare, environment }, { config }) => {
    const store = await cloudflare.openStore(config)
    try {
      const dist = distOf(environment)
      const files = await retainAssets(store.pages, dist, new Date())
      return `${files} new files, ${await saveSbom(store.pages, dist)} packages`
    } finally {
      await store.close()
    }
  },
}

export const upload: Step = {
  title: 'Upload the version',
  does: 'wrangler versions upload (wrangler deploy the first time), with newly made secrets where they are missing',
  run: async ({ cloudflare, environment }, progress) => {
    progress.secrets = await newSecrets(cloudflare, environment)
    const how = progress.former ? ['versions', 'upload'] : ['deploy']
    const { entries } = await withSecretsFile(environment, progress.secrets, (file) =>
      mustRun(cloudflare, [
        ...how,
        ...['--config', progress.built.config, '--secrets-file', file, '--message', progress.built.build],
      ]),
    )
    const version = entries.find(({ version_id }) => version_id)?.version_id
    if (!version) throw new Error('wrangler reported no version id. Check `npx wrangler versions list`.')
    progress.version = version
    return version
  },
}

export const roll: Step = {
  title: 'Roll out',
  does: '0% (smoke checks only) → 10% → 50% → 100%; back to the former version when a smoke check fails',
  run: async ({ cloudflare, environment, holdMs, waitMs, attempts, log = () => {} }, progress) => {
    const { former, version, host, built } = progress
    if (former) {
      const { worker } = environment
      const options = {
        worker,
        host,
        build: built.build,
        former,
        next: version,
        holdMs,
        waitMs,
        ...(attempts && { attempts }),
      }
      await rollOut(cloudflare, { ...options, onStage: (percentage) => log(`  ${percentage}%`) })
      return '100%'
    }
    const check = () => smoke(environment.worker, host, built.build)
    const wrong = await smokeUntilWell(check, { attempts: 30, waitMs })
    if (wrong.length > 0) throw new DeployError(`Deployed, but smoke checks fail:\n${wrong.join('\n')}`)
    return 'deployed'
  },
}

export const finish: Step = {
  title: 'Finish',
  does: 'set up scheduled jobs and routes, reconcile public pages (publish again what differs), delete files after 30 days',
  run: async ({ cloudflare, environment }, { config, built, former, formerBuild, host, secrets }) => {
    if (former) await mustRun(cloudflare, ['triggers', 'deploy', '--config', built.config])
    // In maintenance mode no pages are served that could be compared.
    const compared = (await isClosed(environment.worker, host))
      ? null
      : await reconcileAfter(host, secrets.OPERATIONS_KEY)
    const store = await cloudflare.openStore(config)
    try {
      const old = await noteServed(store.pages, built.build, new Date(), formerBuild)
      return compared
        ? `reconciled ${compared.pages} pages (${compared.repaired} published again, ${old} files deleted)`
        : `not reconciled: the site is in maintenance mode. Afterwards run: npm run reconcile -- --remote --repair (${old} files deleted)`
    } finally {
      await store.close()
    }
  },
}
