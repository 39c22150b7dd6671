import type { Context } from 'hono'
import { z } from 'zod'
import type { ListMeta } from '#domain/api/envelope.ts'
import { CONTENT_KINDS } from '#domain/content/kind.ts'
import type { FavoriteKind } from '#domain/shelf/kinds.ts'
import type { Target } from '#domain/shelf/shelf.ts'
import { Identifier } from '#domain/text/identifier.ts'
import { notFound } from './answer.ts'
import { Cursor, encodeCursor } from './cursor.ts'

/** The kind that an address names; 404 for one that the shelf does not hold. */
export function shelfKind<Kind extends FavoriteKind>(c: Context, kinds: readonly Kind[]): Kind {
  const kind = kinds.find((one) => CONTENT_KINDS[one].plural === c.req.param('kind'))
  if (!kind) throw notFound(c, '指定されたAPIは存在しません。')
  return kind
}

/** The target in a path; 404 for an invalid identifier. */
export function shelfTarget<Kind extends FavoriteKind>(c: Context, kinds: readonly Kind[]): Target<Kind> {
  const id = Identifier.safeParse(c.req.param('id'))
  if (!id.success) throw notFound(c)
  return { targetType: shelfKind(c, kinds), targetId: id.data }
}

/** `type`: the type of an article (`news`), or the category of another kind. */
export const ShelfListQuery = z.strictObject({
  type: z.string().min(1).max(30).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: Cursor.optional(),
})

type Page = { counts: Record<string, number>; next: [string, string] | null }

/** The total of the given type, and the cursor of the next page. */
export function listMeta({ counts, next }: Page, type: string | undefined, limit: number): ListMeta {
  const total =
    type === undefined ? Object.values(counts).reduce((sum, count) => sum + count, 0) : (counts[type] ?? 0)
  return { total, limit, ...(next && { cursor: encodeCursor(next) }) }
}
