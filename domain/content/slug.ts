import { z } from 'zod'

/** What names a page in its URL: lower-case words joined by hyphens, at most 80 characters. */
export const Slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
export type Slug = z.infer<typeof Slug>
