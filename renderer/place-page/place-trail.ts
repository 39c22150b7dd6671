import type { PlaceKind } from '#domain/content/kind.ts'
import { cityCrumb, listCrumb, prefectureCrumb, type Trail, trail } from '../breadcrumb.ts'
import type { PlaceCity } from './place-loader.ts'

export const placeTrail = (
  kind: PlaceKind,
  { name, prefectureCode }: { name: string; prefectureCode: string | null },
  city: PlaceCity | null,
): Trail =>
  trail(name, [
    ...listCrumb(kind),
    ...prefectureCrumb(prefectureCode),
    ...(city?.hasPage ? cityCrumb(city) : []),
  ])
