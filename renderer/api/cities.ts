import { z } from 'zod'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { CityList, type DerivedCityEntry } from '#domain/region/region.ts'
import { answer, api } from '../api.ts'

const CitiesAnswer = z.object({ cities: CityList })

const requests = new Map<string, Promise<DerivedCityEntry[]>>()

/**
 * The municipalities of a prefecture by its code; none without a code. Fetched once: concurrent callers share the
 * request, and failures are not cached.
 */
export function loadCities(apiHost: string, prefectureCode: string | null): Promise<DerivedCityEntry[]> {
  const slug = prefectureOfCode(prefectureCode)?.slug
  if (!slug) return Promise.resolve([])
  const key = `${apiHost} ${slug}`
  const pending = requests.get(key)
  if (pending) return pending
  // The request is shared, so it must not be aborted when one page is left.
  const { prefectures } = api(apiHost, { outlivesPage: true })
  const call = prefectures[':slug'].cities.$get({ param: { slug } })
  const request = answer(CitiesAnswer, call).then(({ cities }) => cities.list)
  requests.set(key, request)
  request.catch(() => requests.delete(key))
  return request
}
