import { join } from 'node:path'
import { type Environment, type Resources, settingsFile } from './environment.ts'
import { missingSettings, optionalSettings } from './missing-settings.ts'
import type { DeployOptions, Progress, Step } from './step.ts'
import { build, finish, keep, roll, upload } from './steps-after.ts'
import { backup, check, migrate, resources, snapshot } from './steps-before.ts'

/** A deployment, in the order in which it is done. */
export const STEPS: Step[] = [check, resources, backup, migrate, snapshot, build, keep, upload, roll, finish]

/**
 * Deploys a site. Whatever fails before the last but one step leaves what readers see as it was.
 * @throws {DeployError} with what has to be put right
 */
export const deploy = async (options: DeployOptions): Promise<Progress> => {
  const progress = {} as Progress
  for (const step of STEPS) {
    options.say?.(`▸ ${step.title}`)
    const begun = performance.now()
    const said = await step.run(options, progress)
    options.say?.(`✓ ${step.title}: ${said} (${((performance.now() - begun) / 1000).toFixed(1)} s)`)
  }
  return progress
}

const listed = (title: string, lines: string[]): string[] =>
  lines.length > 0 ? [title, ...lines.map((line) => `  ・${line}`)] : []

/** What would be done, without doing any of it, and what is not set. `keys`: the environment of the process. */
export const plan = (
  environment: Environment,
  { database, buckets, queues }: Resources,
  keys: Record<string, string | undefined>,
): string => {
  const { worker, vars } = environment
  const file = settingsFile(environment)
  return [
    `Worker ${worker}（${vars.APP_HOST || 'APP_HOST なし'}）`,
    `資源 ${[database, ...buckets.map(({ bucket_name }) => bucket_name), ...queues].join('、')}`,
    ...STEPS.map(({ title, does }, index) => `${index + 1}. ${title}：${does}`),
    ...listed(`足りないもの（${file} の [vars]。そろうまで公開できません）`, missingSettings(vars)),
    ...listed('なくてもよいもの', optionalSettings(vars, keys)),
  ].join('\n')
}

/** Where backups of an environment lie unless somebody says otherwise. */
export const backupsOf = ({ name }: Environment): string => join('backups', name)
