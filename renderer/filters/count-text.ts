/** A number of results: `12件`, and `100件以上` where there are more than were counted. */
export const countText = (count: number, isMore = false): string =>
  `${count.toLocaleString('ja-JP')}件${isMore ? '以上' : ''}`
