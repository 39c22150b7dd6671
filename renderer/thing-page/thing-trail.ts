import type { ThingKind } from '#domain/content/kind.ts'
import { listCrumb, type Trail, trail } from '../breadcrumb.ts'

export const thingTrail = (kind: ThingKind, { name }: { name: string }): Trail => trail(name, listCrumb(kind))
