import { z } from 'zod'
import { answer, api } from '../../api.ts'
import { StatusError } from '../../shell/errors/errors.ts'
import { publicConfig } from '../public-config.ts'

const SignInAnswer = z.object({ signIn: z.object({ freshSeconds: z.int().nonnegative() }) })

/** With fewer seconds left than this, an operation would be refused by the time it ends. */
const MARGIN = 60

/** Whether the member signed in recently, or does so now. Only the server's clock decides. */
async function isFresh(): Promise<boolean> {
  const { apiHost } = await publicConfig()
  const { signIn } = await answer(SignInAnswer, api(apiHost).me['sign-in'].$get())
  if (signIn.freshSeconds >= MARGIN) return true
  return (await import('./sign-in-again.tsx')).signInAgain()
}

/** Runs an operation that could take over an account, after a fresh sign-in: requested before anything is filled in. */
export async function whenFresh<Result>(work: () => Result | Promise<Result>): Promise<Result | undefined> {
  return (await isFresh()) ? work() : undefined
}

/** The same within a form, which reports the cancellation and keeps its input. */
export async function requireFresh(): Promise<void> {
  if (!(await isFresh())) throw new StatusError('ログインの確認を取りやめました。', 403)
}
