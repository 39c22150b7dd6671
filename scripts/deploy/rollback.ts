import type { Cloudflare } from './cloudflare.ts'
import { DeployError } from './deploy-error.ts'
import type { Environment } from './environment.ts'
import { smoke, smokeUntilWell } from './smoke.ts'
import { divide, mainVersion, servedNow, versionBefore } from './versions.ts'

/**
 * The version before the present one.
 * @throws {DeployError} when there is none, or when the present one has come by a rollback itself
 */
const formerVersion = async (
  cloudflare: Cloudflare,
  worker: string,
  from: string | null,
): Promise<string> => {
  // In the middle of a rollout the former version is the one that has not been given everything up.
  const { version, wasLeft } = await versionBefore(cloudflare, worker)
  if (wasLeft)
    throw new DeployError(
      `いまの版（${from}）は、${version} から戻したものです。もう一度は戻しません。移行したデータベースで動くのは、ひとつ前の版までだからです。版を選ぶときは --to {版} を付けてください。`,
    )
  if (!version) throw new DeployError('戻す先の版がありません。')
  return version
}

/**
 * Has a former version answer everything again, without building anything. What is in the database stays as it is:
 * migrations only ever add what the version before can live with.
 * @param to the version; the one before the present one if it is not named
 * @throws {DeployError} when there is none, when the present one has come by a rollback itself, or it does not answer well
 */
export const rollBack = async (
  cloudflare: Cloudflare,
  { worker, vars }: Environment,
  { to, waitMs }: { to?: string; waitMs: number },
): Promise<{ from: string | null; to: string }> => {
  const shares = await servedNow(cloudflare, worker)
  const from = mainVersion(shares)
  const version = to ?? (await formerVersion(cloudflare, worker, from))
  await divide(cloudflare, worker, [{ version, percentage: 100 }], `${from}から戻す`)
  const look = () => smoke(worker, vars.APP_HOST ?? '', null, version)
  const wrong = await smokeUntilWell(look, { attempts: 10, waitMs })
  if (wrong.length > 0)
    throw new DeployError(`${version} に戻しましたが、次の異常があります。\n${wrong.join('\n')}`)
  return { from, to: version }
}
