const TEMPORARY = /^new-[0-9a-f]{8}$/

/** Whether a slug is one of those that drafts used to start with; pages with such a slug cannot be published. */
export const isTemporarySlug = (slug: string): boolean => TEMPORARY.test(slug)

const DATED = /^[a-z-]+-20\d{6}(-\d+)?$/

/** Whether a slug only consists of the day on which the draft was created. */
export const isDatedSlug = (slug: string): boolean => DATED.test(slug)
