/** Invisible characters: controls, lone surrogates, unassigned, all kinds of blanks. */
const UNSEEN = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u
const SEEN = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether a text has any visible character. */
export const isVisible = (text: string): boolean => SEEN.test(text)

/** The visible start of a text, at most `max` characters; '' if nothing is visible. */
export const visiblePart = (text: string, max: number): string =>
  [...text]
    .filter((character) => character === ' ' || !UNSEEN.test(character))
    .slice(0, max)
    .join('')
    .trim()
