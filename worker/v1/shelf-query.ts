import type { Context } from 'hono'
import { z } from 'zod'
import type { ListMeta } from '#domain/envelope.ts'
import type { Target, TargetType } from '#domain/shelf.ts'
import { Cursor, encodeCursor } from './cursor.ts'

/** The kinds of the shelf as addresses name them, as a pattern of a path. */
export const SHELF_KINDS = 'spots|article-pages'

const KINDS: Record<string, TargetType> = { spots: 'spot', 'article-pages': 'article-page' }

export const shelfKind = (c: Context): TargetType => KINDS[c.req.param('kind') ?? ''] ?? 'spot'
export const shelfTarget = (c: Context): Target => ({
  targetType: shelfKind(c),
  targetId: c.req.param('id') ?? '',
})

/** `type`: the type of an article (`news`), or the category of a spot. */
export const ShelfListQuery = z.strictObject({
  type: z.string().min(1).max(30).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: Cursor.optional(),
})

type Page = { counts: Record<string, number>; next: [string, string] | null }

/** How many there are in all, of the type asked for, and where the next page begins. */
export function listMeta({ counts, next }: Page, type: string | undefined, limit: number): ListMeta {
  const total =
    type === undefined ? Object.values(counts).reduce((sum, count) => sum + count, 0) : (counts[type] ?? 0)
  return { total, limit, ...(next && { cursor: encodeCursor(next) }) }
}
