import { join } from 'node:path'
import { type Environment, type Resources, settingsFile } from './environment.ts'
import { missingSettings, optionalSettings } from './missing-settings.ts'
import type { DeployOptions, Progress, Step } from './step.ts'
import { build, finish, keep, roll, upload } from './steps-after.ts'
import { backup, check, migrate, resources, snapshot } from './steps-before.ts'

/** The steps of a deployment, in order. */
export const STEPS: Step[] = [check, resources, backup, migrate, snapshot, build, keep, upload, roll, finish]

/**
 * Deploys a site. A failure before the rollout changes nothing that readers see.
 * @throws {DeployError} with what to fix
 */
export const deploy = async (options: DeployOptions): Promise<Progress> => {
  const progress = {} as Progress
  for (const step of STEPS) {
    options.log?.(`▸ ${step.title}`)
    const begun = performance.now()
    const result = await step.run(options, progress)
    options.log?.(`✓ ${step.title}: ${result} (${((performance.now() - begun) / 1000).toFixed(1)} s)`)
  }
  return progress
}

const listed = (title: string, lines: string[]): string[] =>
  lines.length > 0 ? [title, ...lines.map((line) => `  - ${line}`)] : []

/** What a deployment would do, and which settings are missing. `keys`: the environment of the process. */
export const plan = (
  environment: Environment,
  { databases, buckets, queues }: Resources,
  keys: Record<string, string | undefined>,
): string => {
  const { worker, vars } = environment
  const file = settingsFile(environment)
  return [
    `Worker ${worker} (${vars.APP_HOST || 'no APP_HOST'})`,
    `Resources ${[...databases.map(({ database_name }) => database_name), ...buckets.map(({ bucket_name }) => bucket_name), ...queues].join(', ')}`,
    ...STEPS.map(({ title, does }, index) => `${index + 1}. ${title}: ${does}`),
    ...listed(`Missing settings ([vars] of ${file}; required for a deployment)`, missingSettings(vars)),
    ...listed('Optional settings that are not set', optionalSettings(vars, keys)),
  ].join('\n')
}

/** The default folder of an environment's backups. */
export const backupsOf = ({ name }: Environment): string => join('backups', name)
