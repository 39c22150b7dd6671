/** The kinds of a callout; a callout without a title is headed by their labels. */
export const CALLOUT_TONES = { info: 'メモ', tip: '旅のこつ', caution: 'ご注意' } as const
