import { z } from 'zod'
import { type Cloudflare, mustRun } from './cloudflare.ts'

const Deployment = z.object({
  created_on: z.string(),
  versions: z.array(z.object({ version_id: z.string(), percentage: z.number() })),
})
export type Share = { version: string; percentage: number }

/** The messages of the API and of `wrangler secret list`. */
const NEVER_DEPLOYED = /\[code: (10007|10090)\]|does not exist on your account|Worker ".*not found/i

/**
 * Runs a wrangler command on a Worker.
 * @returns its output, or `null` when the Worker was never deployed
 * @throws with wrangler's output on any other failure: a Worker must not be taken for a new one because of it
 */
export const runOnWorker = async (cloudflare: Cloudflare, args: string[]): Promise<string | null> => {
  const { status, stdout, output } = await cloudflare.wrangler(args)
  if (status === 0) return stdout
  if (NEVER_DEPLOYED.test(output)) return null
  throw new Error(`wrangler ${args.join(' ')} (exit code ${status})\n${output}`)
}

const sharesOf = ({ versions }: z.infer<typeof Deployment>): Share[] =>
  versions.map(({ version_id: version, percentage }) => ({ version, percentage }))

/** The versions that are served now with their percentages; none before the first deployment. */
export const servedNow = async (cloudflare: Cloudflare, worker: string): Promise<Share[]> => {
  const args = ['deployments', 'status', '--name', worker, '--json']
  const stdout = await runOnWorker(cloudflare, args)
  return stdout === null ? [] : sharesOf(Deployment.parse(JSON.parse(stdout)))
}

/** The version with the highest percentage. */
export const mainVersion = (shares: readonly Share[]): string | null =>
  shares.toSorted((one, other) => other.percentage - one.percentage)[0]?.version ?? null

/** All deployments, the newest first. */
const deploymentsOf = async (cloudflare: Cloudflare, worker: string): Promise<Share[][]> => {
  const { stdout } = await mustRun(cloudflare, ['deployments', 'list', '--name', worker, '--json'])
  return z
    .array(Deployment)
    .parse(JSON.parse(stdout))
    .toSorted((one, other) => other.created_on.localeCompare(one.created_on))
    .map(sharesOf)
}

/**
 * The last version that had 100% before the present one or, during a rollout, before the rollout. `version` is `null`
 * when there was none. `wasLeft`: the present version replaced it by a rollback.
 */
export const versionBefore = async (
  cloudflare: Cloudflare,
  worker: string,
): Promise<{ version: string | null; wasLeft: boolean }> => {
  const [now = [], ...earlier] = await deploymentsOf(cloudflare, worker)
  const whole = earlier.filter((shares) => shares.length === 1).map(([share]) => share?.version ?? null)
  const served = now.length === 1 ? now[0]?.version : null
  const at = whole.findIndex((version) => version !== served)
  return { version: whole[at] ?? null, wasLeft: at >= 0 && whole.slice(at).includes(served ?? null) }
}

/** Divides the traffic among versions. */
export const divide = async (
  cloudflare: Cloudflare,
  worker: string,
  shares: readonly Share[],
  message: string,
): Promise<void> => {
  const parts = shares.map(({ version, percentage }) => `${version}@${percentage}%`)
  await mustRun(cloudflare, ['versions', 'deploy', ...parts, '--name', worker, '--message', message, '--yes'])
}
