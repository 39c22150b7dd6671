import type { Publishable } from '#domain/content/publishable.ts'

type WorkflowFields = Pick<
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

/** Valid placeholders for the fields set by the workflow, so that the form's schema can validate. */
export const WORKFLOW_FIELDS: WorkflowFields = {
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
