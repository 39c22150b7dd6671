import { z } from 'zod'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { CityList, type DerivedCityEntry } from '#domain/region/region.ts'
import { answer, api } from '../api.ts'

const CitiesAnswer = z.object({ cities: CityList })

const requests = new Map<string, Promise<DerivedCityEntry[]>>()

/**
 * The municipalities of a prefecture by its code; none without one. Fetched once: who comes while the answer is on its way waits for the same one,
 * and a failure is not cached.
 */
export function loadCities(apiHost: string, prefectureCode: string | null): Promise<DerivedCityEntry[]> {
  const slug = prefectureOfCode(prefectureCode)?.slug
  if (!slug) return Promise.resolve([])
  const key = `${apiHost} ${slug}`
  const known = requests.get(key)
  if (known) return known
  // It is everybody's: that one reader of it has left must not end it.
  const { prefectures } = api(apiHost, { outlivesPage: true })
  const call = prefectures[':slug'].cities.$get({ param: { slug } })
  const request = answer(CitiesAnswer, call).then(({ cities }) => cities.list)
  requests.set(key, request)
  request.catch(() => requests.delete(key))
  return request
}
