import { HTTPException } from 'hono/http-exception'
import { LoginProvider } from '#domain/account/login-account.ts'
import { mailDigest, subjectDigest } from './digest.ts'
import type { IdClaims } from './token-claims.ts'

/** What an id token says of a sign-in, as the tables keep it. */
export type Login = {
  subject: string
  provider: LoginProvider
  mailDigest: string | null
  subjectDigest: string
  signedInAt: Date
}

const SECOND = 1000

function providerOf({ identities }: IdClaims): LoginProvider {
  const { data } = LoginProvider.safeParse(identities?.[0]?.providerName ?? 'Cognito')
  if (!data) throw new HTTPException(403, { message: 'このログイン方法は使えません。' })
  return data
}

/**
 * The sign-in behind an id token that was verified. An address that nobody has confirmed is left out: anyone can
 * write anyone's. Throws 403 for a provider that we do not know.
 */
export async function loginOf(claims: IdClaims): Promise<Login> {
  const mail = claims.email_verified ? claims.email : undefined
  return {
    subject: claims.sub,
    provider: providerOf(claims),
    mailDigest: mail ? await mailDigest(mail) : null,
    subjectDigest: await subjectDigest(claims.sub),
    // Renewing a token makes a new one, but not a new sign-in.
    signedInAt: new Date((claims.auth_time ?? claims.iat) * SECOND),
  }
}
