import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { request } from '../../api/request.ts'
import { StatusError } from '../../shell/errors/errors.ts'

const SignInAnswer = z.object({ signIn: z.object({ freshSeconds: z.int().nonnegative() }) })
const getSignIn = endpoint('GET /me/sign-in', SignInAnswer, { endsWithPage: true })

/** With fewer seconds left than this, an operation would be refused by the time it ends. */
const MARGIN = 60

/** Whether the member signed in recently, or does so now. Only the server's clock decides. */
async function isFresh(): Promise<boolean> {
  const { signIn } = await request(getSignIn())
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
