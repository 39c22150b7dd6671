import { z } from 'zod'
import { limited } from '../text/text-rules.ts'

/** `{address}/path` on the image host, or an absolute https URL (spec §3, "Images"). */
export const ImageAddress = z.string().min(1).max(500)

/** A picture in content: where it is, what it shows, whose it is, and the point a crop must keep (0–1 each way). */
export const Picture = z.object({
  address: ImageAddress,
  alt: limited({ min: 1, max: 200 }),
  credit: limited({ min: 1, max: 100 }),
  license: limited({ max: 100 }).nullable(),
  focalX: z.number().min(0).max(1),
  focalY: z.number().min(0).max(1),
  /** Its average colour, `#rrggbb`: what stands in its place until it arrives. Older pictures have none. */
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .optional(),
})
export type Picture = z.infer<typeof Picture>
