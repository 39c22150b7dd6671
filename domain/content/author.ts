import { z } from 'zod'
import { Picture } from '../image/picture.ts'
import { Identifier } from '../text/identifier.ts'
import { Slug } from './slug.ts'

/** The author of articles. Shown with every article, because readers and search engines look for who wrote it. */
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
