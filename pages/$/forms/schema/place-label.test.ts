import { expect, test } from 'vitest'
import { KIND_FORMS } from '../labels/kind-forms.ts'
import { placeLabel } from './place-label.ts'

test('a place of a form is called by its own label, after that of the entry it is in', () => {
  const { words } = KIND_FORMS.spot
  expect(placeLabel({ words }, 'name')).toBe('名称')
  expect(placeLabel({ words }, 'hours.regular.1.open')).toBe('時間帯 2：開く時刻')
  expect(placeLabel({ words }, 'sns.0')).toBe('URL 1')
  expect(placeLabel({ words }, 'hero.alt')).toBe(words['hero.alt']?.label)
  expect(placeLabel({ words }, 'nothing')).toBe('nothing')
})
