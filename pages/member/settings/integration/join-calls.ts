import { z } from 'zod'
import { AccountJoin } from '#domain/account/join.ts'
import { Done } from '#renderer/api/answer.ts'
import { endpoint } from '#renderer/api/endpoint.ts'
import { request } from '#renderer/api/request.ts'
import { sendProof } from '#renderer/auth/send-proof.ts'

const JoinAnswer = z.object({ accountJoin: AccountJoin.nullable() })

export type JoinState = z.infer<typeof JoinAnswer>

const getJoin = endpoint('GET /account-joins', JoinAnswer, { endsWithPage: true })
const begin = endpoint('POST /account-joins')
const complete = endpoint('POST /account-joins/:id/complete', Done)
const cancel = endpoint('DELETE /account-joins/:id', Done)

/** The two accounts that the member has confirmed, if there are two. */
export const fetchJoin = (): Promise<JoinState> => request(getJoin())

/** Confirms another account by the id token of a second sign-in. */
export const beginJoin = (idToken: string): Promise<void> =>
  sendProof(idToken, (integrationToken) => begin({ json: { integrationToken } }))

export const completeJoin = async (id: string, survivorId: string): Promise<void> => {
  await request(complete({ param: { id }, json: { survivorId } }))
}

export const cancelJoin = async (id: string): Promise<void> => {
  await request(cancel({ param: { id } }))
}
