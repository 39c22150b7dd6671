import type { Cloudflare } from './cloudflare.ts'
import { DeployError } from './deploy-error.ts'
import { smoke, smokeUntilWell } from './smoke.ts'
import { divide } from './versions.ts'

/** Percentage of traffic for the new version at each stage. At 0% only the smoke checks reach it. */
const STAGES = [0, 10, 50, 100]

type Options = {
  worker: string
  host: string
  build: string
  former: string
  next: string
  /** How long each stage is watched. */
  holdMs: number
  /** Between two smoke checks. */
  waitMs: number
  /** How many smoke checks may fail until the new division has spread everywhere. */
  attempts?: number
  onStage?: (percentage: number) => void
}

const CHECKS_PER_STAGE = 3

/**
 * Shifts the traffic to the new version in stages, with smoke checks of the new version and of the whole site at each.
 * On the first failure all traffic goes back to the former version.
 * @throws {DeployError} with the failed checks
 */
export const rollOut = async (cloudflare: Cloudflare, options: Options): Promise<void> => {
  const { worker, host, build, former, next, holdMs, waitMs, attempts = 10, onStage = () => {} } = options
  const share = (percentage: number) =>
    percentage === 100
      ? [{ version: next, percentage }]
      : [
          { version: former, percentage: 100 - percentage },
          { version: next, percentage },
        ]
  const check = async () => [
    ...(await smoke(worker, host, build, next)),
    ...(await smoke(worker, host, null)),
  ]
  for (const percentage of STAGES) {
    await divide(cloudflare, worker, share(percentage), `${build}: ${percentage}%`)
    onStage(percentage)
    // The new version is not found until the division has spread everywhere.
    let wrong = await smokeUntilWell(check, { attempts, waitMs })
    for (let again = 1; again < CHECKS_PER_STAGE && wrong.length === 0 && percentage > 0; again++) {
      await new Promise((resolve) => setTimeout(resolve, holdMs / (CHECKS_PER_STAGE - 1)))
      wrong = await smokeUntilWell(check, { attempts: 2, waitMs })
    }
    if (wrong.length === 0) continue
    await divide(cloudflare, worker, [{ version: former, percentage: 100 }], `${build}: aborted`)
    throw new DeployError(
      `Smoke checks failed at ${percentage}%. All traffic is back on the former version (${former}).\n${wrong.map((text) => `- ${text}`).join('\n')}`,
    )
  }
}
