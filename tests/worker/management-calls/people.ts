import { type ManagementCall, writers } from './call.ts'

/** The door itself, people, roles, records, previews, and addresses that lead nowhere. */
export const PEOPLE_CALLS: Record<string, ManagementCall> = {
  'GET /manage': { path: () => '/manage', others: writers() },
}
