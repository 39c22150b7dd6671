import type { ProductKind } from '#domain/content/kind.ts'
import { listCrumb, type Trail, trail } from '../breadcrumb.ts'

export const productTrail = (kind: ProductKind, { name }: { name: string }): Trail =>
  trail(name, listCrumb(kind))
