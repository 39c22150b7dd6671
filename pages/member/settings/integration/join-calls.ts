import { z } from 'zod'
import { AccountJoin } from '#domain/account/join.ts'
import { answer, api } from '#renderer/api.ts'
import { publicConfig } from '#renderer/auth/public-config.ts'
import { sendProof } from '#renderer/auth/send-proof.ts'

const JoinAnswer = z.object({ accountJoin: AccountJoin.nullable() })
const ResultAnswer = z.object({ result: z.boolean() })

export type JoinState = z.infer<typeof JoinAnswer>

const joins = async () => api((await publicConfig()).apiHost)['account-joins']

/** The two accounts that the member has confirmed, if there are two. */
export const fetchJoin = async (): Promise<JoinState> => answer(JoinAnswer, (await joins()).$get())

/** Confirms another account by the id token of a second sign-in. */
export const beginJoin = (idToken: string): Promise<void> =>
  sendProof('account-joins', idToken, (integrationToken) => ({ integrationToken }))

export const completeJoin = async (id: string, survivorId: string): Promise<void> => {
  await answer(ResultAnswer, (await joins())[':id'].complete.$post({ param: { id }, json: { survivorId } }))
}

export const cancelJoin = async (id: string): Promise<void> => {
  await answer(ResultAnswer, (await joins())[':id'].$delete({ param: { id } }))
}
