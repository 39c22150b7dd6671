import type { KeyboardEvent } from 'react'

/** What browsers send for a key that the input method takes. Safari sends it for the Enter that ends a composition. */
const TAKEN_BY_INPUT_METHOD = 229

type Key = Pick<KeyboardEvent['nativeEvent'], 'isComposing' | 'keyCode'>

/** Whether a key belongs to the input method (kana being made into kanji) and not to the page. */
export const isComposingKey = ({ isComposing, keyCode }: Key): boolean =>
  isComposing || keyCode === TAKEN_BY_INPUT_METHOD
