import type { Action } from '#domain/account/permission.ts'
import type { Grant } from '#domain/office/role-input.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { setRole } from '#worker/db/account/accounts.server.ts'
import { call, login, type MemberSite, tokensOf } from '../member-site.ts'
import { KIND_OF, LIMITED_ROLES, type LimitedRole, type OfficeRole } from './roles.ts'

/** A person with a role. */
export type Person = { token: string; accountId: string; role: OfficeRole }

/** A site with an administrator. */
export type Office = { site: MemberSite; admin: Person }

export const aPerson = async (site: MemberSite, role: OfficeRole, sub?: string): Promise<Person> => {
  const tokens = await tokensOf(site, sub)
  const { body } = await login(site, tokens.id)
  const accountId: string = body.data.account.id
  await setRole(site.db as unknown as D1Database, accountId, role, new Date())
  return { token: tokens.access, accountId, role }
}

/** Makes a call as an administrator, and throws unless it succeeds. */
export const asAdmin = async ({ site, admin }: Office, endpoint: string, body?: unknown) => {
  const answer = await call(site, endpoint, { token: admin.token, ...(body !== undefined && { body }) })
  if (answer.status >= 300) throw new Error(`${endpoint}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body.data
}

const writing: readonly Action[] = ['create', 'read', 'update', 'delete']
const GRANTS: Record<LimitedRole, readonly Grant[]> = {
  'all of spots': [{ action: 'manage', resource: KIND_OF['all of spots'], scope: 'any' }],
  'own articles': writing.map((action) => ({ action, resource: KIND_OF['own articles'], scope: 'own' })),
}

/** Creates the roles that the site lacks, by the API. */
export const makeLimitedRoles = async (office: Office): Promise<void> => {
  const { roles } = await asAdmin(office, 'GET /manage/roles')
  const names = roles.list.map(({ name }: { name: string }) => name)
  for (const name of LIMITED_ROLES.filter((role) => !names.includes(role)))
    await asAdmin(office, 'POST /manage/roles', {
      id: randomIdentifier(),
      name,
      description: '',
      grants: GRANTS[name],
    })
}
