/** The beginning of a text, at most so many UTF-16 units: a pair that does not fit whole is left out, never halved. */
export const cutText = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
