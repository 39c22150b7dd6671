import { admins, type Fixture, type ManagementCall } from './call.ts'
import type { Office } from './office.ts'

let errors = 0

/** An error of a reader's browser. */
const anError = async ({ site }: Office): Promise<Fixture> => {
  errors += 1
  const fingerprint = `fingerprint-${errors}`
  await site.db
    .prepare(
      `INSERT INTO client_errors (fingerprint, kind, message, stack, hits, first_at, last_at, first_build, last_build)
       VALUES (?, 'error', 'TypeError: x', '', 1, ?2, ?2, 'mwq6xhzk', 'mwq6xhzk')`,
    )
    .bind(fingerprint, '2026-11-21T00:00:00.000Z')
    .run()
  return { fingerprint }
}

const of =
  (end = '') =>
  ({ fingerprint }: Fixture) =>
    `/manage/operations/errors/${fingerprint}${end}`

/** Monitoring calls for operators. */
export const OPERATIONS_CALLS: Record<string, ManagementCall> = {
  'GET /manage/operations': { path: () => '/manage/operations', others: admins() },
  'GET /manage/operations/health': { path: () => '/manage/operations/health', others: admins() },
  'GET /manage/operations/vitals': { path: () => '/manage/operations/vitals?days=7', others: admins() },
  'GET /manage/operations/errors': { path: () => '/manage/operations/errors', others: admins() },
  'GET /manage/operations/errors/:fingerprint': { make: anError, path: of(), others: admins() },
  'PUT /manage/operations/errors/:fingerprint/resolution': {
    make: anError,
    path: of('/resolution'),
    body: () => ({ isResolved: true }),
    others: admins(),
  },
}
