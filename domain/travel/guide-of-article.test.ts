import { expect, test } from 'vitest'
import { loadSampleContent } from '#seed/content.ts'
import { randomIdentifier } from '../identifier.ts'
import { courseDays, guideOfArticle } from './guide-of-article.ts'
import { transportOf } from './move-words.ts'
import { NewGuide } from './new-guide.ts'

const { articles, entities } = await loadSampleContent(new Date('2026-11-21T12:00:00+09:00'))
const courses = articles.flatMap((article) =>
  article.blocks.flatMap((block) => (block.type === 'timeline' ? [{ article, course: block.data }] : [])),
)
const start = (startDate: string | null) => ({ id: randomIdentifier(), title: '旅', startDate })

test('the sample articles have model courses to try', () => {
  expect(courses.length).toBeGreaterThanOrEqual(20)
})

test.each(courses.map(({ article, course }) => [article.slug, course.title, article, course] as const))(
  'the course of %s, %s, becomes a guide row by row (R50)',
  (_slug, _title, article, course) => {
    const made = NewGuide.parse(guideOfArticle(article, course, start('2026-12-31'), randomIdentifier))
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
        // Every place that a course of ours mentions is there; a gift or an article is no place to go to.
        expect(line?.refId).toBe(places.find(({ id }) => id === step.ref?.id)?.id ?? null)
      } else expect(line?.refId).toBeNull()
    }
  },
)

test('most mentions of places in our courses are kept as places', () => {
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

test('a row ends when its minutes are over, after midnight too, and never later than 29:59', () => {
  const row = (time: string | null, minutes: number | null) =>
    ({ day: 1, time, minutes, kind: 'stop', title: '夜行', body: null, ref: null }) as const
  const [one] = courses
  if (!one) throw new Error('no course')
  const steps = [row('23:30', 90), row('29:00', 120), row('10:00', null), row(null, 30)]
  const made = guideOfArticle(one.article, { title: '夜', steps }, start(null), randomIdentifier)
  expect(made.activities.map(({ endTime }) => endTime)).toEqual(['25:00', null, null, null])
})

test.each([
  ['東京駅から特急しおさいで銚子へ', 'train', '東京駅', '特急しおさい', '銚子'],
  ['長崎駅から諫早駅へ（新幹線）', 'train', '長崎駅', '新幹線', '諫早駅'],
  ['城端線で砺波へ', 'train', '', '城端線', '砺波'],
  ['加賀温泉駅からバスで山中へ', 'bus', '加賀温泉駅', '', '山中'],
  ['島鉄バスで雲仙へ', 'bus', '', '島鉄バス', '雲仙'],
  ['バスかタクシーで大内宿へ', 'bus', '', '', '大内宿'],
  ['島原港から船で熊本港へ', 'ship', '島原港', '', '熊本港'],
  ['車で竹田へ', 'car', '', '', '竹田'],
  ['倉敷駅から岡山駅へ', 'train', '倉敷駅', '', '岡山駅'],
  ['島鉄バスで諫早、新幹線で長崎へ', 'bus', '', '', ''],
  ['会津若松を経て喜多方へ', 'other', '', '', ''],
  ['長崎鼻を回り、海沿いを犬吠へ歩く', 'walk', '', '', ''],
  ['特急で京都へ帰る', 'train', '', '', '京都'],
  ['行きの移動', 'other', '', '', ''],
])('%s', (title, mode, from, line, to) => {
  expect(transportOf(title, 20)).toEqual({ mode, from, line, to, minutes: 20, fare: null })
})
