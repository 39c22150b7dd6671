import { z } from 'zod'
import { Picture } from '../image/picture.ts'
import { Identifier } from '../text/identifier.ts'
import { Slug } from './slug.ts'

/** Who writes; shown with every article, because readers and search engines ask who says so. */
export const Author = z.object({
  id: Identifier,
  slug: Slug,
  name: z.string().min(1).max(40),
  kana: z.string().min(1).max(60),
  role: z.string().min(1).max(40),
  bio: z.string().min(1).max(300),
  avatar: Picture,
  specialty: z.array(z.string().min(1).max(20)),
  sns: z.array(z.url({ protocol: /^https$/ })),
  accountId: Identifier.nullable(),
})
export type Author = z.infer<typeof Author>
