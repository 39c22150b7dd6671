import { z } from 'zod'
import { type Region, RegionList } from '#domain/region.ts'
import { answer, api } from '../api.ts'

const RegionsAnswer = z.object({ regions: RegionList })

const asked = new Map<string, Promise<Region[]>>()

/**
 * Regions with their prefectures and municipalities. Asked for once: who comes while the answer is on its way waits for
 * the same one, and a failure is forgotten.
 */
export function loadRegions(apiHost: string): Promise<Region[]> {
  const known = asked.get(apiHost)
  if (known) return known
  // It is everybody's: that one reader of it has left must not end it.
  const call = answer(RegionsAnswer, api(apiHost, { outlivesPage: true }).regions.$get()).then(
    ({ regions }) => regions.list,
  )
  asked.set(apiHost, call)
  call.catch(() => asked.delete(apiHost))
  return call
}
