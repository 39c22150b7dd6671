import type { D1Database } from '@cloudflare/workers-types'
import { seedId } from '#seed/identity.ts'
import { MUNICIPALITIES } from '#seed/municipalities.ts'
import { saveRegionStatements } from '#worker/db/content/regions.server.ts'

/** The day of the municipality list in the package the cities come from. */
const VERSION = '2025-06-30'
const STAMPED_AT = '2026-01-01T00:00:00.000Z'
const BATCH = 50

/** Saves regions, prefectures and municipalities, which every site needs. @returns the number of municipalities written */
export const saveMunicipalities = async (db: D1Database): Promise<number> => {
  const there = await db.prepare("SELECT count(*) AS n FROM cities WHERE kana <> ''").first<number>('n')
  if (there === MUNICIPALITIES.length) return 0
  const cities = MUNICIPALITIES.map((municipality) => ({
    ...municipality,
    id: seedId('city', municipality.code),
  }))
  const statements = saveRegionStatements(db as never, cities, {
    version: VERSION,
    stampedAt: STAMPED_AT,
    idOf: seedId,
  })
  for (let start = 0; start < statements.length; start += BATCH)
    await db.batch(statements.slice(start, start + BATCH) as never)
  return MUNICIPALITIES.length
}
