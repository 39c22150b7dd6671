import { z } from 'zod'
import type { Cloudflare } from '../deploy/cloudflare.ts'

const Info = z.object({ bookmark: z.string() })

/** D1's Time Travel bookmark of this moment, valid for 30 days; `null` when D1 gives none. */
export const bookmarkOf = async (
  { wrangler }: Pick<Cloudflare, 'wrangler'>,
  config: string,
): Promise<string | null> => {
  const { status, stdout } = await wrangler(['d1', 'time-travel', 'info', 'DB', '--json', '--config', config])
  if (status !== 0) return null
  return Info.safeParse(JSON.parse(stdout)).data?.bookmark ?? null
}
