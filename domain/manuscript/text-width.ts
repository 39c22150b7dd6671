/** ASCII, Latin letters with diacritics and half-width katakana are half as wide as a kanji. */
const HALF = /[\u0020-\u024f\uff61-\uff9f]/

/** The width of a text in 全角, as search results measure titles: `a` is 0.5, `あ` is 1. */
export const fullWidth = (text: string): number =>
  [...text].reduce((width, letter) => width + (HALF.test(letter) ? 0.5 : 1), 0)

/** Search results cut titles after this many 全角, and descriptions after this many characters. */
export const TITLE_WIDTH = 32
export const DESCRIPTION_LENGTH = 120
