import { z } from 'zod'
import { answer, api } from '../../api.ts'
import { StatusError } from '../../shell/errors/errors.ts'
import { publicConfig } from '../public-config.ts'

const SignInAnswer = z.object({ signIn: z.object({ freshSeconds: z.int().nonnegative() }) })

/** What is begun with less than this left would be refused at its end, in seconds. */
const MARGIN = 60

/** Whether the member has signed in a short while ago, or does so now. Only the server's clock knows. */
export async function isFresh(): Promise<boolean> {
  const { apiHost } = await publicConfig()
  const { signIn } = await answer(SignInAnswer, api(apiHost).me['sign-in'].$get())
  if (signIn.freshSeconds >= MARGIN) return true
  return (await import('./sign-in-again.tsx')).signInAgain()
}

/** Does what could take an account over, once the sign-in is fresh: asked before anything is filled in. */
export async function whenFresh<Result>(work: () => Result | Promise<Result>): Promise<Result | undefined> {
  return (await isFresh()) ? work() : undefined
}

/** The same for the middle of a form, which says that it was given up and keeps what was typed. */
export async function requireFresh(): Promise<void> {
  if (!(await isFresh())) throw new StatusError('ログインの確認を取りやめました。', 403)
}
