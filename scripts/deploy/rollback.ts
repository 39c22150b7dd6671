import type { Cloudflare } from './cloudflare.ts'
import { DeployError } from './deploy-error.ts'
import type { Environment } from './environment.ts'
import { smoke, smokeUntilWell } from './smoke.ts'
import { divide, mainVersion, servedNow, versionBefore } from './versions.ts'

/**
 * The version before the present one.
 * @throws {DeployError} when there is none, or when the present one is itself the result of a rollback
 */
const formerVersion = async (
  cloudflare: Cloudflare,
  worker: string,
  from: string | null,
): Promise<string> => {
  // During a rollout this is the version from before the rollout.
  const { version, wasLeft } = await versionBefore(cloudflare, worker)
  if (wasLeft)
    throw new DeployError(
      `The present version (${from}) is itself the result of a rollback from ${version}. A second rollback is refused: the migrated database supports one version back only. To choose a version, add --to VERSION.`,
    )
  if (!version) throw new DeployError('There is no previous version.')
  return version
}

/**
 * Serves a former version again, without a build. The database stays as it is: migrations are compatible with the
 * version before.
 * @param to the version; the one before the present one by default
 * @throws {DeployError} when there is none, when the present one is itself the result of a rollback, or when smoke checks
 *   fail
 */
export const rollBack = async (
  cloudflare: Cloudflare,
  { worker, vars }: Environment,
  { to, waitMs }: { to?: string; waitMs: number },
): Promise<{ from: string | null; to: string }> => {
  const shares = await servedNow(cloudflare, worker)
  const from = mainVersion(shares)
  const version = to ?? (await formerVersion(cloudflare, worker, from))
  await divide(cloudflare, worker, [{ version, percentage: 100 }], `Roll back from ${from}`)
  const check = () => smoke(worker, vars.APP_HOST ?? '', null, version)
  const wrong = await smokeUntilWell(check, { attempts: 10, waitMs })
  if (wrong.length > 0)
    throw new DeployError(`Rolled back to ${version}, but smoke checks fail:\n${wrong.join('\n')}`)
  return { from, to: version }
}
