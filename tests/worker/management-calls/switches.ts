import { admins, type Fixture, type ManagementCall } from './call.ts'
import { asAdmin, type Office } from './office.ts'

/** The current switches: saving them changes nothing. */
const switches = async (office: Office): Promise<Fixture> => {
  const { state } = await asAdmin(office, 'GET /manage/switches')
  return { version: state.version }
}

/** The switches of maintenance mode. */
export const SWITCH_CALLS: Record<string, ManagementCall> = {
  'GET /manage/switches': { path: () => '/manage/switches', others: admins() },
  'PUT /manage/switches': {
    make: switches,
    path: () => '/manage/switches',
    body: ({ version }) => ({ version, mode: 'open', text: '', endsAt: null, minBuild: null }),
    others: admins(),
  },
}
