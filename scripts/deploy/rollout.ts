import type { Cloudflare } from './cloudflare.ts'
import { DeployError } from './deploy-error.ts'
import { smoke, smokeUntilWell } from './smoke.ts'
import { divide } from './versions.ts'

/** How many in a hundred are answered by the new version, one step after the other. None at first: only we ask it. */
export const STAGES = [0, 10, 50, 100]

type Options = {
  worker: string
  host: string
  build: string
  former: string
  next: string
  /** How long each step is watched before the following one. */
  holdMs: number
  /** Between two looks. */
  waitMs: number
  /** How many looks, until the division is known everywhere. */
  attempts?: number
  onStage?: (percentage: number) => void
}

const LOOKS = 3

/**
 * Gives the new version more and more of what is asked, and looks at it and at the whole at every step. At the first
 * thing that is wrong everything goes back to the former version.
 * @throws {DeployError} with what was wrong
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
  const look = async () => [...(await smoke(worker, host, build, next)), ...(await smoke(worker, host, null))]
  for (const percentage of STAGES) {
    await divide(cloudflare, worker, share(percentage), `${build}：${percentage}%`)
    onStage(percentage)
    // Until the division is known everywhere, the new version is not found: that alone is no fault.
    let wrong = await smokeUntilWell(look, { attempts, waitMs })
    for (let again = 1; again < LOOKS && wrong.length === 0 && percentage > 0; again++) {
      await new Promise((resolve) => setTimeout(resolve, holdMs / (LOOKS - 1)))
      wrong = await smokeUntilWell(look, { attempts: 2, waitMs })
    }
    if (wrong.length === 0) continue
    await divide(cloudflare, worker, [{ version: former, percentage: 100 }], `${build}：中止`)
    throw new DeployError(
      `${percentage}%の段階で、次の異常がありました。すべてを元の版（${former}）に戻しました。\n${wrong.map((text) => `・${text}`).join('\n')}`,
    )
  }
}
