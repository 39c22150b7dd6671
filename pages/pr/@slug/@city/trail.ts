import type { BuiltInPrefecture, BuiltInRegion } from '#domain/region/built-in-regions.ts'
import { link } from '#domain/url/link.ts'
import { prefectureCrumb, type Trail, trail } from '#renderer/breadcrumb.ts'

type Place = {
  region: Pick<BuiltInRegion, 'slug' | 'name'>
  prefecture: Pick<BuiltInPrefecture, 'code'>
  city: { name: string }
}

export const cityTrail = ({ region, prefecture, city }: Place): Trail =>
  trail(city.name, [
    { label: region.name, href: link('regions', { id: region.slug }) },
    ...prefectureCrumb(prefecture.code),
  ])
