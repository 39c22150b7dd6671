import type { Context } from 'hono'
import { z } from 'zod'
import type { ListMeta } from '#domain/api/envelope.ts'
import { CONTENT_KINDS } from '#domain/content/kind.ts'
import type { FavoriteKind } from '#domain/shelf/kinds.ts'
import type { Target } from '#domain/shelf/shelf.ts'
import { Identifier } from '#domain/text/identifier.ts'
import { notFound } from './answer.ts'
import { Cursor, encodeCursor } from './cursor.ts'

/** Readers of the paths of a shelf: 404 for a kind that it does not hold, and for an invalid identifier. */
export function pathsOfShelf<Kind extends FavoriteKind>(kinds: readonly Kind[]) {
  const shelfKind = (c: Context): Kind => {
    const kind = kinds.find((one) => CONTENT_KINDS[one].plural === c.req.param('kind'))
    if (!kind) throw notFound(c, '指定されたAPIは存在しません。')
    return kind
  }
  const shelfTarget = (c: Context): Target<Kind> => {
    const id = Identifier.safeParse(c.req.param('id'))
    if (!id.success) throw notFound(c)
    return { targetType: shelfKind(c), targetId: id.data }
  }
  return { shelfKind, shelfTarget }
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
    type === undefined
      ? Object.values(counts).reduce((sum, count) => sum + count, 0)
      : Object.hasOwn(counts, type)
        ? (counts[type] ?? 0)
        : 0
  return { total, limit, ...(next && { cursor: encodeCursor(next) }) }
}
