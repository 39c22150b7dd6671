const TEMPORARY = /^new-[0-9a-f]{8}$/

/** Whether a slug is one that drafts began with before titles were read: such a page is not published. */
export const isTemporarySlug = (slug: string): boolean => TEMPORARY.test(slug)

const DATED = /^[a-z-]+-20\d{6}(-\d+)?$/

/** Whether a slug says nothing but the day on which a draft was begun. */
export const isDatedSlug = (slug: string): boolean => DATED.test(slug)
