import { expect, test } from 'vitest'
import { Slug } from '#domain/content/slug.ts'
import { slugOf } from './slug-of.ts'

test.each([
  ['Kanazawa Morning', 'kanazawa-morning'],
  ['ＫＡＮＡＺＡＷＡ　２０２６', 'kanazawa-2026'],
  ['--snow__light--', 'snow-light'],
  [`${'a'.repeat(79)}-b`, 'a'.repeat(79)],
])('%s becomes a valid slug (R37)', (typed, slug) => {
  expect(slugOf(typed)).toBe(slug)
  expect(Slug.safeParse(slug).success).toBe(true)
})
