import { expect, test } from 'vitest'
import { BOOKKEEPING } from '#domain/manuscript/bookkeeping.ts'
import { ARTICLE_COMMON_FORM } from '#domain/manuscript/labels/article-page.ts'
import { AUTHOR_FORM } from '#domain/manuscript/labels/author.ts'
import type { KindForm } from '#domain/manuscript/labels/kind-form.ts'
import { type FormKind, KIND_FORMS } from '#domain/manuscript/labels/kind-forms.ts'
import { generalPath, SHARE_PANEL } from '#domain/manuscript/labels/words.ts'
import { CONTENT_SCHEMAS } from '#domain/manuscript/schemas.ts'
import { controlOf } from './control-of.ts'
import { EVERY_PART } from './every-part.fixture.ts'
import { KEPT } from './kept-by-office.ts'
import { pathsOf, type Shape, shapeAt, shapeOf } from './shape.ts'
import { specOf } from './spec.ts'

const FORMS: [string, KindForm][] = [...Object.entries(KIND_FORMS), ['author', AUTHOR_FORM]]

const written = (form: KindForm): { shape: Shape; paths: string[] } => {
  const shape = shapeOf(form.schema)
  return { shape, paths: pathsOf(shape).filter((path) => !BOOKKEEPING.has(path.split('.')[0] ?? '')) }
}
test('every kind but articles has a form, of the very schema that publishing asks for', () => {
  const kinds = Object.keys(CONTENT_SCHEMAS).filter((kind) => kind !== 'article-page')
  expect(Object.keys(KIND_FORMS).sort()).toEqual(kinds.sort())
  for (const kind of kinds)
    expect(KIND_FORMS[kind as FormKind].schema).toBe(CONTENT_SCHEMAS[kind as FormKind])
  expect(Object.keys(KEPT).every((field) => BOOKKEEPING.has(field))).toBe(true)
})

test.each(FORMS)('every field of the schema has a Japanese label: %s', (_, form) => {
  const { paths } = written(form)
  expect(paths.length).toBeGreaterThan(8)
  const nameless = paths.filter((path) => !form.words[path]?.label)
  expect(nameless).toEqual([])
})

test.each(FORMS)('every label belongs to a field of the schema: %s', (_, form) => {
  const { shape } = written(form)
  const stray = Object.keys(form.words).filter((path) => !shapeAt(shape, path.replaceAll('*', '0')))
  expect(stray).toEqual([])
})

test.each(FORMS)(
  'every field can be written, in exactly one section or where its label says: %s',
  (_, form) => {
    const { shape, paths } = written(form)
    const places = form.sections.flatMap(({ fields }) => fields)
    expect(places.length).toBe(new Set(places).size)
    const homeless = paths.filter((path) => {
      const words = form.words[path]
      const field = shapeAt(shape, path.replaceAll('*', '0'))
      if (!words || !field) return true
      if (words.control === 'hidden') return false
      if (words.within) return words.within !== SHARE_PANEL && !siblingOf(form, path, words.within)
      return controlOf(field, words) === null || (!path.includes('.') && !places.includes(path))
    })
    expect(homeless).toEqual([])
  },
)

const siblingOf = (form: KindForm, path: string, name: string): boolean =>
  form.words[path.replace(/[^.]+$/, name)] !== undefined

const controlsOf = (form: KindForm): Set<string> => {
  const { shape, paths } = written(form)
  const found = paths.flatMap((path) => {
    const field = shapeAt(shape, path.replaceAll('*', '0'))
    const words = form.words[path]
    return (field && words && controlOf(field, words)) ?? []
  })
  return new Set(found)
}

test('the kinds that stand for all of them have every control that any kind has', () => {
  const all = new Set(FORMS.flatMap(([, form]) => [...controlsOf(form)]))
  expect(all.size).toBeGreaterThan(20)
  const covered = new Set(EVERY_PART.flatMap((kind) => [...controlsOf(KIND_FORMS[kind])]))
  expect([...all].filter((control) => !covered.has(control))).toEqual([])
})

test('what articles have in common with other kinds has its labels, and each field one place', () => {
  const { schema, words, sections } = ARTICLE_COMMON_FORM
  expect(sections.flatMap(({ fields }) => fields).sort()).toEqual(Object.keys(schema.shape).sort())
  expect(pathsOf(shapeOf(schema)).filter((path) => !words[path]?.label)).toEqual([])
})

test.each(FORMS)('every value of a choice has its word: %s', (_, form) => {
  const { shape, paths } = written(form)
  const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/
  for (const path of paths) {
    const found = shapeAt(shape, path.replaceAll('*', '0'))
    const choice = found?.type === 'list' ? found.item : found
    if (choice?.type !== 'choice') continue
    const words = form.words[path]
    if (words?.control === 'weekday' || words?.control === 'weekdays' || words?.within) continue
    const wordless = choice.options.filter(
      (option) => !japanese.test(words?.choices?.[option] ?? option) && option !== 'amazon',
    )
    expect([path, wordless]).toEqual([path, []])
  }
})

test('a field is looked up by its path, entries of lists by their list', () => {
  const { schema, words } = KIND_FORMS.spot
  const spec = { shape: shapeOf(schema), words }
  expect(specOf(spec, 'access.2.mode').words.label).toBe('手段')
  expect(specOf(spec, 'sns.0').words.label).toBe('SNS')
  expect(specOf(spec, 'hero.alt').isRequired).toBe(true)
  expect(specOf(spec, 'tel').isRequired).toBe(false)
  expect(generalPath('hours.regular.10.days')).toBe('hours.regular.*.days')
  expect(() => specOf(spec, 'colour')).toThrow('colour')
})
