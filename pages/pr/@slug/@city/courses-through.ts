import type { Card } from '#domain/content/card.ts'
import type { LoaderContext } from '#renderer/loader.ts'

/** Of some articles, those with a model course that stops in a municipality; `name` is its full name. */
export async function coursesThrough(
  content: LoaderContext['content'],
  { code, name }: { code: string; name: string },
  articles: readonly Card[],
): Promise<Card[]> {
  const courses = await content.listCourses(articles.map(({ id }) => id))
  const places = await content.cardsOf(courses.flatMap(({ stops }) => stops))
  const isHere = (place: Card | undefined) =>
    place?.city === name && place.prefectureCode !== null && code.startsWith(place.prefectureCode)
  const passing = new Set(
    courses
      .filter(({ stops }) => stops.some(({ id }) => isHere(places[id])))
      .map(({ articleId }) => articleId),
  )
  return articles.filter(({ id }) => passing.has(id))
}
