import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { type AccountJoin, AccountJoinChoice, AccountJoinInput } from '#domain/account/join.ts'
import type { AppEnv } from '../app-env.ts'
import { allow, myself } from '../auth/allow.ts'
import { beginJoin } from '../auth/begin-join.ts'
import { subjectDigest } from '../auth/digest.ts'
import { freshSignIn } from '../auth/fresh-sign-in.ts'
import { namedOwner } from '../auth/integration-owner.ts'
import { findLiveAccount } from '../auth/live-session.ts'
import { signingIn } from '../auth/signing-in.ts'
import { readSealKeys } from '../config.ts'
import { deleteJoin, findJoin } from '../db/account/account-joins.server.ts'
import { findAccountById } from '../db/account/accounts.server.ts'
import { completeJoin } from '../db/account/complete-join.server.ts'
import { notFound, ok } from './answer.ts'
import { body } from './body.ts'

const gate = allow('create', 'account-auth', myself)

const refused = (status: 409 | 410, message: string) => new HTTPException(status, { message })

/** Digests of the logins that end with the removed account: of two with one provider the survivor's stays. */
async function endedSubjects(db: D1Database, removedId: string, survivorId: string): Promise<string[]> {
  const [removed, survivor] = await Promise.all([removedId, survivorId].map((id) => findAccountById(db, id)))
  const stays = new Set(survivor?.account.auths.map(({ provider }) => provider))
  const ended = removed?.account.auths.filter(({ provider }) => stays.has(provider)) ?? []
  return Promise.all(ended.map(({ uuid }) => subjectDigest(uuid)))
}

/**
 * `/v1/account-joins`: joins two accounts of one person. `POST` proves the other account by its ID token, with an
 * integration token of the first one, in the session that requested it; the remaining calls are made by the first one's
 * member, whose own sign-in must be as fresh.
 */
export const accountJoins = new Hono<AppEnv>()
  .post('/', signingIn(), body(AccountJoinInput), async (c) => {
    const other = await findLiveAccount(c.env, c.var.idClaims, new Date())
    if (!other) throw notFound(c, 'このログイン方法のアカウントはありません。')
    const { integrationToken: token } = c.req.valid('json')
    const integration = { token, keys: readSealKeys(c.env), owner: () => namedOwner(c.req.raw, c.env) }
    const proofs = { claims: c.var.idClaims, otherId: other.found.account.id, integration }
    await beginJoin(c.env, proofs, new Date())
    return c.json(ok({ result: true }))
  })
  .get('/', gate, async (c) => {
    const accountJoin: AccountJoin | null = await findJoin(c.env.DB, c.var.account.id, new Date())
    return c.json(ok({ accountJoin }))
  })
  .post('/:id/complete', gate, freshSignIn(), body(AccountJoinChoice), async (c) => {
    const now = new Date()
    const { id: accountId } = c.var.account
    const { survivorId } = c.req.valid('json')
    const join = await findJoin(c.env.DB, accountId, now)
    if (join?.id !== c.req.param('id'))
      throw refused(410, 'この手続きは、すでに終わったか、期限が切れています。はじめからやり直してください。')
    const ids = join.accounts.map((account) => account.id)
    const removedId = ids.find((id) => id !== survivorId)
    if (!ids.includes(survivorId) || !removedId) throw notFound(c, 'このアカウントは選べません。')
    const ended = await endedSubjects(c.env.DB, removedId, survivorId)
    const completion = { joinId: join.id, accountId, survivorId, removedId, endedSubjects: ended }
    if (!(await completeJoin(c.env.DB, completion, now)))
      throw refused(
        409,
        '最後の管理者のアカウントは、役割の違うアカウントとまとめられません。先に、編集室の「会員と役割」で、ほかの人に管理者の役割を割り当ててください。',
      )
    return c.json(ok({ result: true }))
  })
  .delete('/:id', gate, async (c) => {
    await deleteJoin(c.env.DB, c.req.param('id'), c.var.account.id)
    return c.json(ok({ result: true }))
  })
