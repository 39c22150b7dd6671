import { admins, type ManagementCall, type Thing } from './call.ts'
import { asAdmin, type Office } from './office.ts'

/** The switches as they are: whoever may change them changes nothing by it. */
const switches = async (office: Office): Promise<Thing> => {
  const { state } = await asAdmin(office, 'GET /manage/switches')
  return { version: state.version }
}

/** What the site does not do while it is worked on. */
export const SWITCH_CALLS: Record<string, ManagementCall> = {
  'GET /manage/switches': { path: () => '/manage/switches', others: admins() },
  'PUT /manage/switches': {
    make: switches,
    path: () => '/manage/switches',
    body: ({ version }) => ({ version, mode: 'open', text: '', endsAt: null, minBuild: null }),
    others: admins(),
  },
}
