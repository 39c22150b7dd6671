/** The fields of an entity that the site keeps by itself; a draft has none of them. */
export const BOOKKEEPING: ReadonlySet<string> = new Set([
  'id',
  'slugHistory',
  'status',
  'publishedAt',
  'scheduledAt',
  'unpublishAt',
  'version',
  'createdAt',
  'updatedAt',
  'contentUpdatedAt',
])
