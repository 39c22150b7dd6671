import type { PlaceKind } from '#domain/content/kind.ts'
import { cityNameWithoutCounty } from '#domain/region/city-name.ts'
import { cityPath } from '#domain/region/city-page.ts'
import { type Crumb, listCrumb, prefectureCrumb, type Trail, trail } from '../breadcrumb.ts'
import type { PlaceCity } from './place-loader.ts'

/** The crumb of a municipality; empty if it has no page. */
const cityCrumb = (city: PlaceCity | null): Crumb[] => {
  const href = city?.hasPage ? cityPath(city.code) : null
  return city && href ? [{ label: cityNameWithoutCounty(city.name), href }] : []
}

export const placeTrail = (
  kind: PlaceKind,
  { name, prefectureCode }: { name: string; prefectureCode: string | null },
  city: PlaceCity | null,
): Trail => trail(name, [...listCrumb(kind), ...prefectureCrumb(prefectureCode), ...cityCrumb(city)])
