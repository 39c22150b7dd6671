import { z } from 'zod'

export const ApiError = z.object({ code: z.string(), message: z.string(), field: z.string().optional() })
export type ApiError = z.infer<typeof ApiError>

/** The shape of every answer of `/v1`: what was asked for, or what went wrong (spec §3, "Response envelope"). */
export type Envelope<Data> = { data?: Data; errors?: ApiError[] }

/** How many entries there are in all, how many came, and where the next ones begin. */
export const ListMeta = z.object({
  total: z.int().nonnegative(),
  limit: z.int().positive(),
  cursor: z.string().optional(),
})
export type ListMeta = z.infer<typeof ListMeta>
export type List<Entry> = { list: Entry[]; meta: ListMeta }
