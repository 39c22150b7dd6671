import type { NewGuide } from '#domain/travel/new-guide.ts'
import { link } from '#domain/url/link.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { LoadError } from '../../../settings/parts/LoadError.tsx'
import { CourseForm } from './CourseForm.tsx'
import { fetchCourses } from './fetch-courses.ts'

type Props = {
  slug: string
  /** The block of the chosen course; the first course if it no longer exists. */
  courseId: string | null
  onMake: (guide: NewGuide) => Promise<void>
}

/** Loads the course of an article before a guide is created from it. */
export function FromCourse({ slug, courseId, onMake }: Props) {
  const { data: article, error, retry } = useAnswer(['courses-of', slug], () => fetchCourses(slug))
  if (error && error.status !== 404) return <LoadError error={error} retry={retry} />
  if (!article && !error) return <p role="status">記事の行程を読み込んでいます。</p>
  const found = article?.courses.find(({ id }) => id === courseId) ?? article?.courses[0]
  if (!article || !found)
    return (
      <>
        <p role="alert">この記事の行程は、いまは公開していません。</p>
        <p>
          <a href={link('article-pages')}>ほかの記事を見る</a>
        </p>
      </>
    )
  return <CourseForm article={article} course={found.course} onMake={onMake} />
}
