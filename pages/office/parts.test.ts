import { expect, test } from 'vitest'
import { ALL_CONTENT_KINDS, CONTENT_KINDS } from '#domain/content/kind.ts'
import { areaPageOf } from '#domain/site/area-pages.ts'
import { MANAGEMENT_PAGES } from '#domain/site/management-pages.ts'
import { MANAGEMENT_PARTS } from './parts.ts'
import { paths } from './paths.ts'

test('every page of the management area has a component, and every component a page (R36)', () => {
  expect(Object.keys(MANAGEMENT_PARTS).toSorted()).toEqual(
    MANAGEMENT_PAGES.map(({ path }) => path).toSorted(),
  )
})

test('every link of the management area leads to a page of it', () => {
  const { list, edit, revisions, preview, ...others } = paths
  const ofKinds = ALL_CONTENT_KINDS.flatMap((kind) => [
    list(kind, { q: '温泉' }),
    ...[edit, revisions, preview].map((of) => of(kind, 'a b/c')),
  ])
  const all = [...ofKinds, ...Object.values(others).map((of) => (of as (ref: string) => string)('x'))]
  const pages = all.map((path) => areaPageOf(MANAGEMENT_PAGES, path.replace(/\?.*/, ''))?.path)
  expect(pages).not.toContain(undefined)
  expect(new Set(pages).size).toBe(4 * ALL_CONTENT_KINDS.length + Object.keys(others).length)
  expect(list('article-page', { q: '', stage: 'draft' })).toBe(
    `/$/${CONTENT_KINDS['article-page'].plural}?stage=draft`,
  )
})
