/** Cuts a text to at most `max` UTF-16 units without splitting a surrogate pair. */
export const cutText = (text: string, max: number): string =>
  text.slice(0, max).replace(/[\ud800-\udbff]$/, '')
