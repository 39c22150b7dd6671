import type { KeyboardEvent } from 'react'

/** The keyCode of a key handled by the input method. Safari also sends it for the Enter that ends a composition. */
const COMPOSING_KEY_CODE = 229

type Key = Pick<KeyboardEvent['nativeEvent'], 'isComposing' | 'keyCode'>

/** Whether a key event belongs to the input method (kana to kanji conversion) and not to the page. */
export const isComposingKey = ({ isComposing, keyCode }: Key): boolean =>
  isComposing || keyCode === COMPOSING_KEY_CODE
