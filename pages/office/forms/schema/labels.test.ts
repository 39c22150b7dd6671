import { expect, test } from 'vitest'
import { BOOKKEEPING } from '#domain/manuscript/bookkeeping.ts'
import { ARTICLE_COMMON_FORM } from '#domain/manuscript/labels/article-page.ts'
import { AUTHOR_FORM } from '#domain/manuscript/labels/author.ts'
import { generalPath, SHARE_PANEL } from '#domain/manuscript/labels/field-config.ts'
import type { KindForm } from '#domain/manuscript/labels/kind-form.ts'
import { type FormKind, KIND_FORMS } from '#domain/manuscript/labels/kind-forms.ts'
import { NEWSLETTER_FORM } from '#domain/manuscript/labels/newsletter.ts'
import { CONTENT_SCHEMAS } from '#domain/manuscript/schemas.ts'
import { controlOf } from './control-of.ts'
import { EVERY_PART } from './every-part.fixture.ts'
import { pathsOf, type Shape, shapeAt, shapeOf } from './shape.ts'
import { specOf } from './spec.ts'
import { WORKFLOW_FIELDS } from './workflow-fields.ts'

const FORMS: [string, KindForm][] = [
  ...Object.entries(KIND_FORMS),
  ['author', AUTHOR_FORM],
  ['newsletter', NEWSLETTER_FORM],
]

const written = (form: KindForm): { shape: Shape; paths: string[] } => {
  const shape = shapeOf(form.schema)
  return { shape, paths: pathsOf(shape).filter((path) => !BOOKKEEPING.has(path.split('.')[0] ?? '')) }
}
test('every kind but articles has a form, with the schema used for publishing', () => {
  const kinds = Object.keys(CONTENT_SCHEMAS).filter((kind) => kind !== 'article-page')
  expect(Object.keys(KIND_FORMS).sort()).toEqual(kinds.sort())
  for (const kind of kinds)
    expect(KIND_FORMS[kind as FormKind].schema).toBe(CONTENT_SCHEMAS[kind as FormKind])
  expect(Object.keys(WORKFLOW_FIELDS).every((field) => BOOKKEEPING.has(field))).toBe(true)
})

test.each(FORMS)('every field of the schema has a Japanese label: %s', (_, form) => {
  const { paths } = written(form)
  expect(paths.length).toBeGreaterThan(3)
  const nameless = paths.filter((path) => !form.fieldConfigs[path]?.label)
  expect(nameless).toEqual([])
})

test.each(FORMS)('every label belongs to a field of the schema: %s', (_, form) => {
  const { shape } = written(form)
  const stray = Object.keys(form.fieldConfigs).filter((path) => !shapeAt(shape, path.replaceAll('*', '0')))
  expect(stray).toEqual([])
})

test.each(FORMS)(
  'every field can be edited, in exactly one section or where its configuration says: %s',
  (_, form) => {
    const { shape, paths } = written(form)
    const places = form.sections.flatMap(({ fields }) => fields)
    expect(places.length).toBe(new Set(places).size)
    const homeless = paths.filter((path) => {
      const config = form.fieldConfigs[path]
      const field = shapeAt(shape, path.replaceAll('*', '0'))
      if (!config || !field) return true
      if (config.control === 'hidden') return false
      if (config.within) return config.within !== SHARE_PANEL && !siblingOf(form, path, config.within)
      return controlOf(field, config) === null || (!path.includes('.') && !places.includes(path))
    })
    expect(homeless).toEqual([])
  },
)

const siblingOf = (form: KindForm, path: string, name: string): boolean =>
  form.fieldConfigs[path.replace(/[^.]+$/, name)] !== undefined

const controlsOf = (form: KindForm): Set<string> => {
  const { shape, paths } = written(form)
  const found = paths.flatMap((path) => {
    const field = shapeAt(shape, path.replaceAll('*', '0'))
    const config = form.fieldConfigs[path]
    return (field && config && controlOf(field, config)) ?? []
  })
  return new Set(found)
}

test('the sample kinds have every control that any kind has', () => {
  const all = new Set(FORMS.flatMap(([, form]) => [...controlsOf(form)]))
  expect(all.size).toBeGreaterThan(20)
  const covered = new Set(EVERY_PART.flatMap((kind) => [...controlsOf(KIND_FORMS[kind])]))
  expect([...all].filter((control) => !covered.has(control))).toEqual([])
})

test('the common article fields have labels and one section each', () => {
  const { schema, fieldConfigs, sections } = ARTICLE_COMMON_FORM
  expect(sections.flatMap(({ fields }) => fields).sort()).toEqual(Object.keys(schema.shape).sort())
  expect(pathsOf(shapeOf(schema)).filter((path) => !fieldConfigs[path]?.label)).toEqual([])
})

test.each(FORMS)('every option has a label: %s', (_, form) => {
  const { shape, paths } = written(form)
  const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/
  for (const path of paths) {
    const found = shapeAt(shape, path.replaceAll('*', '0'))
    const choice = found?.type === 'list' ? found.item : found
    if (choice?.type !== 'choice') continue
    const config = form.fieldConfigs[path]
    if (config?.control === 'weekday' || config?.control === 'weekdays' || config?.within) continue
    const wordless = choice.options.filter(
      (option) => !japanese.test(config?.choices?.[option] ?? option) && option !== 'amazon',
    )
    expect([path, wordless]).toEqual([path, []])
  }
})

test('a field is found by its path, list entries by their list', () => {
  const { schema, fieldConfigs } = KIND_FORMS.spot
  const spec = { shape: shapeOf(schema), fieldConfigs }
  expect(specOf(spec, 'access.2.mode').config.label).toBe('手段')
  expect(specOf(spec, 'sns.0').config.label).toBe('SNS')
  expect(specOf(spec, 'hero.alt').isRequired).toBe(true)
  expect(specOf(spec, 'tel').isRequired).toBe(false)
  expect(generalPath('hours.regular.10.days')).toBe('hours.regular.*.days')
  expect(() => specOf(spec, 'colour')).toThrow('colour')
})
