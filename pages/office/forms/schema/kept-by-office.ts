import type { Publishable } from '#domain/content/publishable.ts'

type Kept = Pick<
  Publishable,
  | 'id'
  | 'slugHistory'
  | 'status'
  | 'publishedAt'
  | 'scheduledAt'
  | 'unpublishAt'
  | 'version'
  | 'createdAt'
  | 'updatedAt'
  | 'contentUpdatedAt'
>

const MOMENT = '2000-01-01T00:00:00Z'

/** The workflow writes these, no field does. In their place the rules of a form are given something that is right. */
export const KEPT: Kept = {
  id: 'a0000000-0000-4000-8000-000000000000',
  slugHistory: [],
  status: 'draft',
  publishedAt: null,
  scheduledAt: null,
  unpublishAt: null,
  version: 1,
  createdAt: MOMENT,
  updatedAt: MOMENT,
  contentUpdatedAt: null,
}
