import { z } from 'zod'
import { TimelineStep } from '#domain/blocks/timeline/timeline-step.ts'
import type { Course } from '#domain/travel/guide-of-article.ts'
import { endpoint } from '#renderer/api/endpoint.ts'
import { request } from '#renderer/api/request.ts'
import { OFTEN_OFFLINE } from '#renderer/travel/calls.ts'

const Article = z.object({
  title: z.string(),
  prefectureCode: z.string().nullable(),
  hero: z.object({ address: z.string() }),
  blocks: z.array(z.object({ id: z.string(), type: z.string(), data: z.unknown() })),
})
const Timeline = z.object({ title: z.string(), steps: z.array(TimelineStep) })
const getArticle = endpoint('GET /:kind/:slug', z.object({ articlePage: Article }), OFTEN_OFFLINE)

export type CourseArticle = Omit<z.infer<typeof Article>, 'blocks'> & {
  /** Its model courses by block id. */
  courses: { id: string; course: Course }[]
}

/** The current model courses of an article. */
export const fetchCourses = async (slug: string): Promise<CourseArticle> => {
  const { articlePage } = await request(getArticle({ param: { kind: 'article-pages', slug } }))
  const { blocks, ...article } = articlePage
  const courses = blocks.flatMap(({ id, type, data }) =>
    type === 'timeline' ? [{ id, course: Timeline.parse(data) }] : [],
  )
  return { ...article, courses }
}
