import { expect, test } from 'vitest'
import { valueAt, withValueAt } from './path.ts'

test('a field of an incomplete draft can be set without touching anything else (R41)', () => {
  const fields = { title: '朝', seo: { title: null }, tags: ['庭'] }
  const written = withValueAt(fields, 'seo.description', '庭の朝')
  expect(written).toEqual({ ...fields, seo: { title: null, description: '庭の朝' } })
  expect(written.tags).toBe(fields.tags)
  expect(withValueAt({}, 'summary.1', '二')).toEqual({ summary: ['', '二'] })
  expect(withValueAt({ summary: ['一', '二', '三'] }, 'summary.0', '壱')).toEqual({
    summary: ['壱', '二', '三'],
  })
  expect(valueAt(fields, 'hero.alt')).toBeUndefined()
  expect(valueAt(fields, '')).toBe(fields)
})
