import { z } from 'zod'
import { Blocks } from '../blocks/block.ts'
import { IsoDate } from '../date/iso-date.ts'
import { Identifier } from '../text/identifier.ts'
import { ALL_ARTICLE_TYPES } from './article-type.ts'
import { Publishable } from './publishable.ts'

export const ArticleTypeSchema = z.enum(ALL_ARTICLE_TYPES)

/**
 * An article. News has dates (`eventDate`, and `endDate` for more than one day) and a source (`sourceUrl`);
 * experience articles have `visitedAt`, `companions`, `cost` and `photosBy`. `summary` is three lines.
 */
export const ArticlePage = Publishable.extend({
  type: ArticleTypeSchema,
  title: z.string().min(1).max(80),
  catch: z.string().min(1).max(80),
  summary: z.array(z.string().min(1).max(80)).length(3),
  blocks: Blocks.min(1),
  eventDate: IsoDate.nullable(),
  endDate: IsoDate.nullable(),
  sourceUrl: z.url({ protocol: /^https$/ }).nullable(),
  featureId: Identifier.nullable(),
  visitedAt: IsoDate.nullable(),
  companions: z.string().max(40).nullable(),
  cost: z.array(z.object({ label: z.string().min(1).max(40), amount: z.int().nonnegative() })),
  photosBy: z.string().max(40).nullable(),
})
  .refine((article) => article.type !== 'news' || article.eventDate !== null, {
    path: ['eventDate'],
    error: 'ニュースには日付が必要です。',
  })
  .refine(({ eventDate, endDate }) => !endDate || (eventDate !== null && eventDate <= endDate), {
    path: ['endDate'],
    error: '最終日は、初日と同じか後の日にしてください。',
  })
  .refine((article) => article.type !== 'experience' || article.visitedAt !== null, {
    path: ['visitedAt'],
    error: '体験記事には取材日が必要です。',
  })
export type ArticlePage = z.infer<typeof ArticlePage>
