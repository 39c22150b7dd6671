import { mapFilePath, mapPlaceHref, placesOfMapFile } from '#domain/map/map-place.ts'
import { BUILT_IN_PREFECTURES, shortName } from '#domain/region/built-in-regions.ts'
import { PREFECTURE_KANA } from '#domain/region/prefecture-kana.ts'
import { furiganaOf } from '#domain/text/furigana.ts'
import { link } from '#domain/url/link.ts'

type Reading = readonly [name: string, kana: string]

/** The readings of names by the path of their page: two places may be written alike. */
const readings = new Map<string, readonly Reading[]>(
  BUILT_IN_PREFECTURES.map(({ code, slug, name }) => {
    const kana = PREFECTURE_KANA[code] ?? ''
    const names = [name, shortName({ name })]
    const shorts = [kana, kana.replace(/(けん|[とふ])$/, '')]
    return [link('pr', { id: slug }), names.map((one, index) => [one, furiganaOf(one, shorts[index] ?? '')])]
  }),
)

const requested = new Set<string>()

async function loadRegion(slug: string): Promise<void> {
  if (requested.has(slug)) return
  requested.add(slug)
  const response = await fetch(mapFilePath(slug))
  if (!response.ok) return
  for (const place of placesOfMapFile(await response.json()))
    readings.set(mapPlaceHref(place), [[place.name, place.reading]])
}

/** Loads the readings of the places of regions, each once. Without a network there are none. */
export const loadReadings = (regions: readonly string[]): Promise<unknown> =>
  Promise.allSettled(regions.map(loadRegion))

/** Whether a page is one of the places and prefectures that were loaded. */
export const isKnown = (path: string): boolean => readings.has(path)

/** The reading of a text that names the page of a path; empty if it does not, or shows none. */
export const readingOf = (path: string, text: string): string =>
  readings.get(path)?.find(([name]) => name === text)?.[1] ?? ''
