import { z } from 'zod'
import type { Cloudflare } from '../deploy/cloudflare.ts'

const Info = z.object({ bookmark: z.string() })

/** D1's name for this moment (Time Travel), by which the database itself can be turned back for 30 days; or `null`. */
export const bookmarkOf = async (
  { wrangler }: Pick<Cloudflare, 'wrangler'>,
  config: string,
): Promise<string | null> => {
  const { status, stdout } = await wrangler(['d1', 'time-travel', 'info', 'DB', '--json', '--config', config])
  if (status !== 0) return null
  return Info.safeParse(JSON.parse(stdout)).data?.bookmark ?? null
}
