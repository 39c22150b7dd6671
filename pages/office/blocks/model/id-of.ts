import { Identifier } from '#domain/text/identifier.ts'

/** The id of a stored block, if it has one. */
export const idOf = (raw: unknown): string | null =>
  Identifier.safeParse((raw as { id?: unknown } | null)?.id).data ?? null
