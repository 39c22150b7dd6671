import { z } from 'zod'

/** The URL segment of a page: lower-case words joined by hyphens, at most 80 characters. */
export const Slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
export type Slug = z.infer<typeof Slug>
