import { expect, test } from 'vitest'
import { completeFields } from '#domain/manuscript/complete-fields.ts'
import { type FormKind, KIND_FORMS } from '#domain/manuscript/labels/kind-forms.ts'
import { CONTENT_SCHEMAS, draftSchemaOf } from '#domain/manuscript/schemas.ts'
import { Place } from '#domain/place/place.ts'
import { loadSampleContent } from '#seed/content.ts'
import { moved } from './moved.ts'
import { shapeOf } from './shape.ts'
import { emptyOf, filled } from './values.ts'
import { WORKFLOW_FIELDS } from './workflow-fields.ts'

const kinds = Object.keys(KIND_FORMS) as FormKind[]
const { entities } = await loadSampleContent(new Date('2026-11-21T00:00:00Z'))

test.each(kinds)('published content passes through the form unchanged: %s', (kind) => {
  const shape = shapeOf(CONTENT_SCHEMAS[kind])
  const samples = (entities as unknown as Record<string, object[]>)[kind] ?? []
  for (const entity of samples.slice(0, 20)) {
    const values = filled(shape, entity)
    expect(values).toMatchObject(entity)
    expect(
      CONTENT_SCHEMAS[kind].safeParse(completeFields(CONTENT_SCHEMAS[kind], values as never)).success,
    ).toBe(true)
  }
})

test.each(kinds)('a new form has values for all fields and can be saved as a draft: %s', (kind) => {
  const shape = shapeOf(CONTENT_SCHEMAS[kind])
  const values = filled(shape, {}) as Record<string, unknown>
  expect(Object.values(values)).not.toContain(undefined)
  expect(draftSchemaOf(kind).safeParse(values).error?.issues ?? []).toEqual([])
  const wrong = CONTENT_SCHEMAS[kind].safeParse({
    ...completeFields(CONTENT_SCHEMAS[kind], values),
    ...WORKFLOW_FIELDS,
  })
  expect(wrong.success).toBe(false)
})

test('unknown is null, an empty text is empty, and existing values stay', () => {
  const shape = shapeOf(Place)
  expect(filled(shape, { name: '城崎', hours: { allDay: true } })).toMatchObject({
    name: '城崎',
    nameKana: '',
    tel: null,
    lat: null,
    free: false,
    access: [],
    closed: null,
    hours: { allDay: true, regular: [], exceptions: [], note: null },
  })
  expect(filled(shape, { access: [{ text: '徒歩' }] })).toMatchObject({
    access: [{ text: '徒歩', mode: null, minutes: null }],
  })
  expect(filled(shape, { later: 'a field of tomorrow' })).toMatchObject({ later: 'a field of tomorrow' })
  expect(emptyOf({ type: 'boolean', isNullable: true })).toBeNull()
})

test('a list entry moves; a missing one moves nothing', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moved(['a'], 3, 0)).toEqual(['a'])
})
