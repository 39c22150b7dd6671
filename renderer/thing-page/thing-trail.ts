import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { link } from '#domain/url/link.ts'
import { type Trail, trail } from '../breadcrumb.ts'

export type ThingKind = 'gift' | 'goods'

const LISTS = { gift: 'gifts', goods: 'goods' } as const

export const thingTrail = (kind: ThingKind, { name }: { name: string }): Trail =>
  trail(name, [{ label: CONTENT_KINDS[kind].label, href: link(LISTS[kind]) }])
