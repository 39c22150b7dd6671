import { z } from 'zod'
import { limited } from '../text/text-rules.ts'

/** `{address}/path` on the image host, or an absolute https URL (spec §3, "Images"). */
export const ImageAddress = z.string().min(1).max(500)

/** A picture in content: address, alt text, credit, and the focal point for crops (0–1 on both axes). */
export const Picture = z.object({
  address: ImageAddress,
  alt: limited({ min: 1, max: 200 }),
  credit: limited({ min: 1, max: 100 }),
  license: limited({ max: 100 }).nullable(),
  focalX: z.number().min(0).max(1),
  focalY: z.number().min(0).max(1),
  /** Average colour, `#rrggbb`: the placeholder while loading. Missing for older pictures. */
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .optional(),
})
export type Picture = z.infer<typeof Picture>
