export const digits = (value: number): string => value.toLocaleString('ja-JP')

/** 「1,200件」; with `isMore`, of what was counted only so far, 「250件以上」. */
export const countText = (value: number, isMore = false): string =>
  `${digits(value)}件${isMore ? '以上' : ''}`
