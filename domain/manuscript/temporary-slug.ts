/** The slug of a draft until it is given one: `new-` and eight characters of its id. */
export const temporarySlugOf = (id: string): string => `new-${id.slice(1, 8)}${id.slice(9, 10)}`

const TEMPORARY = /^new-[0-9a-f]{8}$/

/** Whether a slug is still the one that a draft begins with: such a page is not published. */
export const isTemporarySlug = (slug: string): boolean => TEMPORARY.test(slug)
