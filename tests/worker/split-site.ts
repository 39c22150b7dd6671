import type { D1Database as TestDatabase } from '@cloudflare/workers-types'
import { setRole } from '#worker/db/account/accounts.server.ts'
import { databaseOf } from '../site-database.ts'
import { call, login, type MemberSite, serveMemberSite, tokensOf } from './member-site.ts'

const OPERATIONS_KEY = 'the-key-of-operations-in-this-test-0123'

export type Person = { token: string; id: string; sub: string; accountId: string }

/** A site whose new members are in `MEMBERS_1`. The caller stops it. */
export const serveSplitSite = async (name: string, vars: Record<string, string> = {}) => {
  const site = await serveMemberSite(
    name,
    { NEW_MEMBERS: 'MEMBERS_1', OPERATIONS_KEY, ...vars },
    { memberDatabases: ['MEMBERS_1'] },
  )
  const testDatabase: TestDatabase = await databaseOf(site, 'MEMBERS_1')
  const main = site.db as unknown as D1Database
  const members = testDatabase as unknown as D1Database
  /** The same site for fixtures that read the tables of members. */
  const there: MemberSite = { ...site, db: testDatabase }

  const aMember = async (more: object = {}): Promise<Person> => {
    const { access, id, sub } = await tokensOf(site, undefined, { ...more })
    const { body, status } = await login(site, id)
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
    return { token: access, id, sub, accountId: body.data.account.id }
  }

  const move = async (
    from: string,
    to: string,
    { key = OPERATIONS_KEY, after }: { key?: string; after?: unknown } = {},
  ) => {
    const response = await fetch(`${site.url}/operations/members/move`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ from, to, after }),
    })
    return { status: response.status, body: response.status === 200 ? await response.json() : null }
  }

  /** Moves all ordinary members; returns those that could not be moved. */
  const moveAll = async (from: string, to: string): Promise<string[]> => {
    const failed: string[] = []
    let after: unknown
    do {
      const { body } = await move(from, to, { after })
      failed.push(...body.failed)
      after = body.after ?? undefined
    } while (after)
    return failed
  }

  /** An administrator, whose account is in `DB` like that of all staff. */
  const anAdmin = async (): Promise<Person> => {
    const person = await aMember()
    await moveAll('MEMBERS_1', 'DB')
    await setRole(main, person.accountId, 'admin', new Date())
    return person
  }

  const isIn = async (db: D1Database, { accountId }: Person): Promise<boolean> =>
    (await db.prepare('SELECT 1 FROM accounts WHERE id = ?').bind(accountId).first()) !== null

  const ask = async ({ token }: Person, endpoint: string, body?: unknown) =>
    call(site, endpoint, { token, ...(body !== undefined && { body }) })

  return { site, there, main, members, aMember, anAdmin, move, moveAll, isIn, ask }
}
