import { randomIdentifier } from '#domain/text/identifier.ts'
import { admins, type Fixture, type ManagementCall } from './call.ts'
import { asAdmin, type Office } from './office.ts'

const ruleOf = (id: string, note = '') => ({
  from: `/old/${id}`,
  to: '/help',
  status: 302,
  isEnabled: true,
  startsAt: null,
  endsAt: null,
  note,
})

const aRule = async (office: Office): Promise<Fixture> => {
  const id = randomIdentifier()
  const { redirect } = await asAdmin(office, 'POST /manage/redirects', { id, rule: ruleOf(id) })
  return { id, version: redirect.version }
}

const aDeletedRule = async (office: Office): Promise<Fixture> => {
  const { id = '', version = 1 } = await aRule(office)
  await asAdmin(office, `DELETE /manage/redirects/${id}?version=${version}`)
  return { id }
}

/** Only administrators manage redirects. */
export const REDIRECT_CALLS: Record<string, ManagementCall> = {
  'GET /manage/redirects': { path: () => '/manage/redirects', others: admins() },
  'GET /manage/redirects/way': { path: () => '/manage/redirects/way?path=/company', others: admins() },
  'GET /manage/redirects/export': { path: () => '/manage/redirects/export', others: admins() },
  'POST /manage/redirects/import': {
    path: () => '/manage/redirects/import',
    body: () => ({ csv: '転送元,転送先\n/old/of-a-file,/help\n', mode: 'merge' }),
    others: admins(),
  },
  'POST /manage/redirects': {
    make: async () => ({ id: randomIdentifier() }),
    path: () => '/manage/redirects',
    body: ({ id }) => ({ id, rule: ruleOf(String(id)) }),
    others: admins(),
  },
  'GET /manage/redirects/:id': {
    make: aRule,
    path: ({ id }) => `/manage/redirects/${id}`,
    others: admins(),
  },
  'PATCH /manage/redirects/:id': {
    make: aRule,
    path: ({ id }) => `/manage/redirects/${id}`,
    body: ({ id, version }) => ({ version, rule: ruleOf(String(id), '書き直しました。') }),
    others: admins(),
  },
  'DELETE /manage/redirects/:id': {
    make: aRule,
    path: ({ id, version }) => `/manage/redirects/${id}?version=${version}`,
    others: admins(),
  },
  'POST /manage/redirects/:id/restore': {
    make: aDeletedRule,
    path: ({ id }) => `/manage/redirects/${id}/restore`,
    others: admins(),
  },
}
