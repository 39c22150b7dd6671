/**
 * Whether an entry is alone in the last row of two columns, which it then fills. `:last-child` would be true of every
 * entry in turn while a slow page arrives, and move it.
 */
export const isOddLast = (index: number, { length }: readonly unknown[]): boolean =>
  length % 2 === 1 && index === length - 1
