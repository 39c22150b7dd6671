import type { D1Database } from '@cloudflare/workers-types'
import { MEMBERS, type Person, subOf } from '#identity/people.ts'
import { seedId } from '#seed/identity.ts'
import { mailDigest } from '#worker/auth/digest.ts'
import { seedAccountStatements } from '#worker/db/account/accounts.server.ts'
import { restartGrace } from '#worker/db/account/second-factor.server.ts'

/** A version 4 UUID derived from an identifier, so that seeding is idempotent. */
export const uuidOf = (id: string) => `0${id.slice(1, 14)}4${id.slice(15, 19)}8${id.slice(20)}`

/** Creates the account of a person of the stand-in for Cognito, unless it exists. */
export const saveMember = async (db: D1Database, person: Person, at: string): Promise<void> => {
  const id = seedId('account', person.email)
  const member = {
    id,
    uuid: uuidOf(id),
    roleName: person.role ?? 'member',
    authId: seedId('account-auth', person.email),
    subject: subOf(person),
    mailDigest: await mailDigest(person.email),
    staffName: person.role && person.role !== 'member' ? person.name : null,
  }
  await db.batch(seedAccountStatements(db, member, at))
}

/**
 * Creates the members' accounts. They only work locally: their subjects belong to the stand-in.
 */
export const saveMembers = async (db: D1Database, at: string): Promise<number> => {
  for (const person of MEMBERS) await saveMember(db, person, at)
  // They have no second factor. A new grace period reminds them without refusing access.
  await restartGrace(db, new Date().toISOString())
  return MEMBERS.length
}
