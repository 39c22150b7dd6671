import type { Block } from '#domain/blocks/block.ts'
import { blocksIn, writtenFields } from '#domain/manuscript/fields.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { PEOPLE, subOf } from '#identity/people.ts'
import { loadSampleContent } from '#seed/content.ts'
import { call, login, type MemberSite, tokensOf } from './member-site.ts'

type StaffRole = 'contributor' | 'editor' | 'publisher' | 'admin' | 'support' | 'member'
/** A person with a role, and their client. */
export type Staff = {
  accountId: string
  token: string
  request: (endpoint: string, body?: unknown) => ReturnType<typeof call>
}

/** Signs in as one of the sample people of a role. */
export const staff = async (site: MemberSite, role: StaffRole): Promise<Staff> => {
  const person = PEOPLE.find((one) => one.role === role && !one.federated)
  if (!person) throw new Error(`no person has the role ${role}`)
  const { access, id } = await tokensOf(site, subOf(person))
  const accountId: string = (await login(site, id)).body.data.account.id
  return {
    accountId,
    token: access,
    request: (endpoint, body) => call(site, endpoint, { token: access, ...(body !== undefined && { body }) }),
  }
}

/** A new person with a role, for one test. */
export const newStaff = async (site: MemberSite, role: StaffRole): Promise<Staff> => {
  const { access, id } = await tokensOf(site)
  const accountId: string = (await login(site, id)).body.data.account.id
  await site.db
    .prepare('UPDATE accounts SET role_id = (SELECT id FROM roles WHERE name = ?) WHERE id = ?')
    .bind(role, accountId)
    .run()
  return {
    accountId,
    token: access,
    request: (endpoint, body) => call(site, endpoint, { token: access, ...(body !== undefined && { body }) }),
  }
}

/** A draft of a person, created by the API. */
export const aDraft = async (by: Staff, plural: string, fields: Record<string, unknown> = {}) => {
  const id = randomIdentifier()
  const { status, body } = await by.request(`POST /manage/${plural}`, { id, fields })
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body.data.document
}

const [sample] = (await loadSampleContent(new Date())).entities['article-page'].filter(
  ({ status, disclosure }) => status === 'published' && disclosure.kind === 'none',
)

/**
 * The fields of an article that can be published, with a slug of its own. It references nothing and has no tags, so
 * that publishing renders few other pages.
 */
export const sampleFields = (): Record<string, unknown> => ({
  ...writtenFields(sample ?? {}),
  slug: `written-${randomIdentifier().slice(1, 8)}`,
  factCheckedAt: '2026-11-01T00:00:00Z',
  tags: [],
  blocks: blocksIn(sample ?? {}).filter((block) => ['paragraph', 'heading'].includes((block as Block).type)),
})

/** A draft that can be published, with the text of a sample article. */
export const aCompleteDraft = async (by: Staff, fields: Record<string, unknown> = {}) => {
  return aDraft(by, 'article-pages', { ...sampleFields(), ...fields })
}
