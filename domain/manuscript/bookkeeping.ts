/** Fields that the site maintains itself; drafts do not contain them. */
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
