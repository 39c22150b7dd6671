/** The three types of article pages and their Japanese names. */
export const ARTICLE_TYPES = { news: 'ニュース', feature: '特集', experience: '体験' } as const
export type ArticleType = keyof typeof ARTICLE_TYPES
export const ALL_ARTICLE_TYPES = Object.keys(ARTICLE_TYPES) as [ArticleType, ...ArticleType[]]
