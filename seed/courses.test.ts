import { expect, test } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { courseDays, guideOfArticle } from '#domain/travel/guide-of-article.ts'
import { NewGuide } from '#domain/travel/new-guide.ts'
import { brokenNewGuide, overfullPart } from '#domain/travel/sent-guide.ts'
import { loadSampleContent } from './content.ts'

const { articles, entities } = await loadSampleContent(new Date('2026-11-21T12:00:00+09:00'))
const courses = articles.flatMap((article) =>
  article.blocks.flatMap((block) => (block.type === 'timeline' ? [{ article, course: block.data }] : [])),
)
const start = (startDate: string | null) => ({ id: randomIdentifier(), title: '旅', startDate })

test('the sample articles contain model courses', () => {
  expect(courses.length).toBeGreaterThanOrEqual(20)
})

test.each(courses.map(({ article, course }) => [article.slug, course.title, article, course] as const))(
  'the course of %s, %s, becomes a guide row by row (R50)',
  (_slug, _title, article, course) => {
    const made = guideOfArticle(article, course, start('2026-12-31'), randomIdentifier)
    NewGuide.parse(made)
    expect([brokenNewGuide(made), overfullPart(made)]).toEqual([null, null])
    expect(made.sections).toHaveLength(courseDays(course))
    expect(made.sections.map(({ date }) => date)).toEqual(
      ['2026-12-31', '2027-01-01', '2027-01-02', '2027-01-03', '2027-01-04'].slice(0, courseDays(course)),
    )
    expect(made.guide.endDate).toBe(made.sections.at(-1)?.date)
    expect(made.activities.map(({ title, startTime, memo }) => [title, startTime, memo])).toEqual(
      course.steps.map(({ title, time, body }) => [title, time, body ?? '']),
    )
    for (const [index, step] of course.steps.entries()) {
      const line = made.activities[index]
      expect(made.sections[step.day - 1]?.id).toBe(line?.sectionId)
      expect(line?.kind === 'move').toBe(step.kind === 'move')
      expect(line?.transport?.minutes ?? null).toBe(step.kind === 'move' ? step.minutes : null)
      if (step.ref && step.kind !== 'move') {
        const places = line?.kind === step.ref.kind ? entities[step.ref.kind] : []
        // All mentioned places exist; a gift or an article is no place.
        expect(line?.refId).toBe(places.find(({ id }) => id === step.ref?.id)?.id ?? null)
      } else expect(line?.refId).toBeNull()
    }
  },
)

test('most mentions of places in model courses are resolved', () => {
  const rows = courses.flatMap(
    ({ article, course }) => guideOfArticle(article, course, start(null), randomIdentifier).activities,
  )
  expect(rows.filter(({ refId }) => refId !== null).length).toBeGreaterThan(40)
})

test('a course without a first day has days without dates', () => {
  const [{ article, course } = { article: undefined, course: undefined }] = courses
  if (!article) throw new Error('no course')
  const made = guideOfArticle(article, course, start(null), randomIdentifier)
  expect(made.guide).toMatchObject({ startDate: null, endDate: null, coverImage: article.hero.address })
  expect(made.sections.every(({ date }) => date === null)).toBe(true)
})

test('a step ends after its duration, also after midnight, and never after 29:59', () => {
  const row = (time: string | null, minutes: number | null) =>
    ({ day: 1, time, minutes, kind: 'stop', title: '夜行', body: null, ref: null }) as const
  const [one] = courses
  if (!one) throw new Error('no course')
  const steps = [row('23:30', 90), row('29:00', 120), row('10:00', null), row(null, 30)]
  const made = guideOfArticle(one.article, { title: '夜', steps }, start(null), randomIdentifier)
  expect(made.activities.map(({ endTime }) => endTime)).toEqual(['25:00', null, null, null])
})
