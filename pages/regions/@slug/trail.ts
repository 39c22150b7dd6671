import type { BuiltInRegion } from '#domain/region/built-in-regions.ts'
import { link } from '#domain/url/link.ts'
import { type Trail, trail } from '#renderer/breadcrumb.ts'

/** `関東の旅`. */
export const regionName = ({ name }: Pick<BuiltInRegion, 'name'>): string => `${name}の旅`

export const regionTrail = (region: Pick<BuiltInRegion, 'name'>): Trail =>
  trail(regionName(region), [{ label: '都道府県', href: link('search') }])
