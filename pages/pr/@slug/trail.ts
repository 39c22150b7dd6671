import type { BuiltInPrefecture } from '#domain/region/built-in-regions.ts'
import { link } from '#domain/url/link.ts'
import { trail } from '#renderer/breadcrumb.ts'

export const prefectureTrail = ({ name }: Pick<BuiltInPrefecture, 'name'>) =>
  trail(name, [{ label: '都道府県', href: link('search') }])
