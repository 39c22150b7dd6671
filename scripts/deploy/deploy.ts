import { join } from 'node:path'
import type { Environment, Resources } from './environment.ts'
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
    options.say?.(`✓ ${step.title}：${said}（${((performance.now() - begun) / 1000).toFixed(1)}秒）`)
  }
  return progress
}

/** What would be done, without doing any of it. */
export const plan = ({ worker, vars }: Environment, { database, buckets, queues }: Resources): string =>
  [
    `Worker ${worker}（${vars.APP_HOST || 'APP_HOST なし'}）`,
    `資源 ${[database, ...buckets.map(({ bucket_name }) => bucket_name), ...queues].join('、')}`,
    ...STEPS.map(({ title, does }, index) => `${index + 1}. ${title}：${does}`),
  ].join('\n')

/** Where backups of an environment lie unless somebody says otherwise. */
export const backupsOf = ({ name }: Environment): string => join('backups', name)
