import type { PlaceKind } from '#domain/content/kind.ts'
import { listCrumb, prefectureCrumb, type Trail, trail } from '../breadcrumb.ts'

export const placeTrail = (
  kind: PlaceKind,
  { name, prefectureCode }: { name: string; prefectureCode: string | null },
): Trail => trail(name, [...listCrumb(kind), ...prefectureCrumb(prefectureCode)])
