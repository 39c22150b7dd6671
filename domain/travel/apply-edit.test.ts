import fc from 'fast-check'
import { expect, test } from 'vitest'
import { activitiesOf, applyEdit, applyEdits } from './apply-edit.ts'
import { activityId, activityInput, edits, guideOf, guides, sectionId } from './guide-edit.fixture.ts'
import { inverseOf, inverseOfAll } from './inverse-edit.ts'

const titles = (document: ReturnType<typeof guideOf>) =>
  document.sections.map(({ id }) => activitiesOf(document, id).map(({ title }) => title))

test('an edit and its inverse restore the guide (R50)', () => {
  fc.assert(
    fc.property(guides, edits, (document, edit) => {
      expect(applyEdits(applyEdit(document, edit), inverseOf(document, edit))).toEqual(document)
    }),
  )
})

test('any number of edits can be undone and redone at once (R50)', () => {
  fc.assert(
    fc.property(guides, fc.array(edits, { maxLength: 12 }), (document, made) => {
      const after = applyEdits(document, made)
      const undone = inverseOfAll(document, made)
      expect(applyEdits(after, undone)).toEqual(document)
      expect(applyEdits(document, inverseOfAll(after, undone))).toEqual(after)
    }),
  )
})

test('applying an edit twice changes the guide once (R50)', () => {
  fc.assert(
    fc.property(guides, edits, (document, edit) => {
      const once = applyEdit(document, edit)
      expect(applyEdit(once, edit)).toEqual(once)
    }),
  )
})

test('sections and activities stay numbered from 0 without gaps, and none is lost or duplicated (R50)', () => {
  fc.assert(
    fc.property(guides, fc.array(edits, { maxLength: 12 }), (document, made) => {
      const after = applyEdits(document, made)
      expect(after.sections.map(({ order }) => order)).toEqual(after.sections.map((_, index) => index))
      const inSections = after.sections.flatMap(({ id }) => activitiesOf(after, id))
      expect(inSections).toEqual(after.activities)
      expect(new Set(inSections.map(({ id }) => id)).size).toBe(inSections.length)
    }),
  )
})

test('activities named by a reorder move to its section; others stay after them (R50)', () => {
  const document = guideOf([3, 2])
  const activityIds = [activityId(5), activityId(2), activityId(99)]
  const after = applyEdit(document, { type: 'orderActivities', sectionId: sectionId(1), activityIds })
  expect(titles(after)).toEqual([['予定5', '予定2', '予定1', '予定3'], ['予定4']])
})

test('a position beyond the end is the end (R50)', () => {
  const after = applyEdit(guideOf([2]), {
    type: 'addActivity',
    id: activityId(9),
    sectionId: sectionId(1),
    at: 40,
    activity: activityInput('最後'),
  })
  expect(titles(after)).toEqual([['予定1', '予定2', '最後']])
})

test('a deleted section is restored in its place with all its activities (R50)', () => {
  const document = guideOf([1, 3, 1])
  const edit = { type: 'deleteSection', id: sectionId(2) } as const
  const after = applyEdit(document, edit)
  expect(titles(after)).toEqual([['予定1'], ['予定5']])
  expect(titles(applyEdits(after, inverseOf(document, edit)))).toEqual(titles(document))
})
