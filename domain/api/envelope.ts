import { z } from 'zod'

export const ApiError = z.object({ code: z.string(), message: z.string(), field: z.string().optional() })
export type ApiError = z.infer<typeof ApiError>

/** Total number of entries, number of entries in this page, and the cursor of the next page. */
export const ListMeta = z.object({
  total: z.int().nonnegative(),
  limit: z.int().positive(),
  cursor: z.string().optional(),
})
export type ListMeta = z.infer<typeof ListMeta>
export type List<Entry> = { list: Entry[]; meta: ListMeta }

/** The schema of a list. */
export const listOf = <Entry extends z.ZodType>(entry: Entry) =>
  z.object({ list: z.array(entry), meta: ListMeta })
