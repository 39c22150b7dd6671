/** What takes no place on a page: controls, halves of pairs, what is not assigned, blanks of every kind. */
const UNSEEN = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u
const SEEN = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether anything of a text can be seen: what somebody is told they asked for must be something. */
export const isVisible = (text: string): boolean => SEEN.test(text)

/** The beginning of a text as it can be read back to somebody, at most so many characters; '' where nothing of it can. */
export const visiblePart = (text: string, most: number): string =>
  [...text]
    .filter((character) => character === ' ' || !UNSEEN.test(character))
    .slice(0, most)
    .join('')
    .trim()
