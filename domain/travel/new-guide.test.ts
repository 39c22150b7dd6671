import { expect, test } from 'vitest'
import { randomIdentifier } from '../text/identifier.ts'
import { suggestedChecklist } from './checklists.ts'
import { copyOfGuide } from './guide-copy.ts'
import type { GuideDocument } from './guide-document.ts'
import { guideOfPlace, guideOfPlaces } from './guide-of-places.ts'
import { emptyGuide, type GuideStart, NewGuide } from './new-guide.ts'
import { placeOfPath } from './place-address.ts'
import { brokenNewGuide, overfullPart } from './sent-guide.ts'
import { GUIDE_TEMPLATES, guideOfTemplate, TEMPLATE_NAMES } from './templates.ts'

const startingOn = (startDate: string | null, endDate: string | null = null): GuideStart => ({
  id: randomIdentifier(),
  title: '秋の旅',
  startDate,
  endDate,
})

/** Parses a guide as the server does, or throws. */
const accepted = (made: NewGuide): NewGuide => {
  NewGuide.parse(made)
  expect([brokenNewGuide(made), overfullPart(made)]).toEqual([null, null])
  return made
}

const documentOf = (made: NewGuide): GuideDocument => ({
  guide: {
    ...made.guide,
    visibility: 'link',
    share: {
      token: 'secret',
      choices: { members: true, memos: true, costs: true, reservations: true, checklist: true },
      createdAt: '2026-11-01T00:00:00Z',
    },
    version: 3,
    createdAt: '2026-11-01T00:00:00Z',
    updatedAt: '2026-11-01T00:00:00Z',
  },
  sections: made.sections.map((section, order) => ({
    ...section,
    guideId: made.guide.id,
    order,
    version: 2,
  })),
  activities: made.activities.map((activity, order) => ({ ...activity, order, version: 2 })),
  places: [],
})

test('an empty guide has a section for each day (R50)', () => {
  const { guide, sections } = emptyGuide(startingOn('2026-12-30', '2027-01-02'), randomIdentifier)
  expect(sections.map(({ date }) => date)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'])
  expect(guide).toMatchObject({ startDate: '2026-12-30', endDate: '2027-01-02' })
  expect(emptyGuide(startingOn('2026-12-30'), randomIdentifier)).toMatchObject({
    guide: { endDate: '2026-12-30' },
    sections: [{ kind: 'day', date: '2026-12-30' }],
  })
  expect(emptyGuide(startingOn(null), randomIdentifier).sections).toMatchObject([{ kind: 'day', date: null }])
  expect(emptyGuide(startingOn('2026-01-01', '2027-01-01'), randomIdentifier).sections).toHaveLength(40)
})

test.each(TEMPLATE_NAMES)('the template %s makes a complete guide, dated and undated (R50)', (name) => {
  for (const startDate of ['2026-12-05', null]) {
    const made = accepted(guideOfTemplate(name, startingOn(startDate), randomIdentifier))
    const { days, themes } = GUIDE_TEMPLATES[name]
    expect(made.sections).toHaveLength(days.length + themes.length)
    expect(made.sections[0]?.date).toBe(startDate)
    const ids = new Set(made.sections.map(({ id }) => id))
    expect(made.activities.every(({ sectionId }) => ids.has(sectionId))).toBe(true)
    // Templates contain no places.
    expect(made.activities.every(({ refId }) => refId === null)).toBe(true)
    expect(made.activities.every(({ kind, transport }) => (kind === 'move') === (transport !== null))).toBe(
      true,
    )
    const times = Map.groupBy(made.activities, ({ sectionId }) => sectionId)
    for (const lines of times.values()) {
      const starts = lines.map(({ startTime }) => startTime)
      expect(starts).toEqual(starts.toSorted())
    }
  }
})

test('the checklist depends on the season, without duplicates (R50)', () => {
  const texts = (date: string | null) =>
    suggestedChecklist(['always', 'onsen'], date, randomIdentifier).map(({ text }) => text)
  expect(texts('2027-01-10')).toContain('使い捨てカイロ')
  expect(texts('2026-08-10')).toContain('虫よけ')
  expect(texts('2026-08-10')).not.toContain('使い捨てカイロ')
  expect(texts('2026-04-10')).toContain('花粉の対策')
  expect(texts('2026-10-10')).toContain('重ね着できる上着')
  expect(texts(null)).not.toContain('日焼け止め')
  const twice = suggestedChecklist(['always', 'always'], null, randomIdentifier).map(({ text }) => text)
  expect(new Set(twice).size).toBe(twice.length)
})

test('a copy moves its days and resets bookings, ticks and sharing (R50)', () => {
  const made = guideOfTemplate('weekend', startingOn('2026-11-28'), randomIdentifier)
  const [first, second] = made.activities
  if (!first || !second) throw new Error('expected activities')
  const activities = [
    { ...first, status: 'booked' as const, reservationNo: 'ABC123' },
    { ...second, status: 'done' as const },
    ...made.activities.slice(2),
  ]
  const checklist = made.guide.checklist.map((item) => ({ ...item, done: true }))
  const before = documentOf({ ...made, guide: { ...made.guide, checklist }, activities })
  const copy = accepted(
    copyOfGuide(before, { ...startingOn('2027-03-06'), title: '春の旅' }, randomIdentifier),
  )
  expect(copy.guide).toMatchObject({ title: '春の旅', startDate: '2027-03-06', endDate: '2027-03-07' })
  expect(copy.sections.map(({ date }) => date)).toEqual(['2027-03-06', '2027-03-07', null])
  expect(copy.activities.slice(0, 2)).toMatchObject([
    { status: 'planned', reservationNo: '' },
    { status: 'planned' },
  ])
  expect(copy.activities).toHaveLength(before.activities.length)
  expect(copy.guide.checklist.some(({ done }) => done)).toBe(false)
  expect(JSON.stringify(copy)).not.toMatch(/secret|ABC123|"version"/)
  const olds = new Set(
    [before.guide.id, ...before.sections, ...before.activities].map((row) =>
      typeof row === 'string' ? row : row.id,
    ),
  )
  const news = [copy.guide.id, ...copy.sections.map(({ id }) => id), ...copy.activities.map(({ id }) => id)]
  expect(news.filter((id) => olds.has(id))).toEqual([])
  const undated = copyOfGuide(before, startingOn(null), randomIdentifier)
  expect(undated.guide).toMatchObject({ startDate: null, endDate: null })
  expect(undated.sections.every(({ date }) => date === null)).toBe(true)
})

test('favourites are in a section of their own; a single place is on the first day (R50)', () => {
  const place = (title: string, prefectureCode: string) =>
    ({ kind: 'spot', id: randomIdentifier(), title, prefectureCode }) as const
  const places = [place('城崎温泉', '28'), place('天橋立', '26'), place('出石', '28')]
  const many = accepted(guideOfPlaces(places, startingOn('2026-12-05', '2026-12-06'), randomIdentifier))
  expect(many.guide.prefectureCodes).toEqual(['28', '26'])
  expect(many.sections.map(({ kind }) => kind)).toEqual(['day', 'day', 'theme'])
  expect(many.activities.map(({ title, status, refId }) => [title, status, refId])).toEqual(
    places.map(({ title, id }) => [title, 'idea', id]),
  )
  const one = guideOfPlace(places[0] ?? place('', ''), startingOn(null), randomIdentifier)
  expect(one.activities).toMatchObject([{ sectionId: one.sections[0]?.id, kind: 'spot', status: 'planned' }])
})

test('only paths of places that guides can contain are accepted (R50)', () => {
  expect(placeOfPath('/spots/kinosaki-onsen')).toEqual({ kind: 'spot', slug: 'kinosaki-onsen' })
  expect(placeOfPath('/activities/kurushima-half-day-ride')?.kind).toBe('activity')
  for (const path of [
    '/gifts/akita-iburigakko',
    '/spots',
    '/spots/a/b',
    '//evil.example/spots/a',
    'spots/a',
    '',
  ])
    expect(placeOfPath(path)).toBeNull()
})
