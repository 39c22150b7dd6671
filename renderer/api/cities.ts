import { z } from 'zod'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { CityList, type DerivedCityEntry } from '#domain/region/region.ts'
import { endpoint } from './endpoint.ts'
import { requestPublic } from './request-public.ts'

const listCities = endpoint('GET /prefectures/:slug/cities', z.object({ cities: CityList }))

const requests = new Map<string, Promise<DerivedCityEntry[]>>()

/**
 * The municipalities of a prefecture by its code; none without a code. Fetched once: concurrent callers share the
 * request, and failures are not cached.
 */
export function loadCities(prefectureCode: string | null): Promise<DerivedCityEntry[]> {
  const slug = prefectureOfCode(prefectureCode)?.slug
  if (!slug) return Promise.resolve([])
  const pending = requests.get(slug)
  if (pending) return pending
  const cities = requestPublic(listCities({ param: { slug } })).then(({ cities }) => cities.list)
  requests.set(slug, cities)
  cities.catch(() => requests.delete(slug))
  return cities
}
