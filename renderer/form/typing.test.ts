import { expect, test } from 'vitest'
import { isComposingKey } from './typing.ts'

test.each([
  [{ isComposing: false, keyCode: 13 }, false],
  [{ isComposing: true, keyCode: 13 }, true],
  // Safari: the keydown of the Enter that ends a composition comes after compositionend.
  [{ isComposing: false, keyCode: 229 }, true],
])('the key %j belongs to the input method: %j', (key, isComposing) => {
  expect(isComposingKey(key)).toBe(isComposing)
})
