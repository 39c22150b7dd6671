import { HTTPException } from 'hono/http-exception'
import { LoginProvider } from '#domain/account/login-account.ts'
import { mailDigest, subjectDigest } from './digest.ts'
import type { IdClaims } from './token-claims.ts'

/** The login in an ID token, as the tables store it. */
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
 * The login in a verified ID token. An unverified email address is left out: anyone can enter any address. Throws 403
 * for an unknown provider.
 */
export async function loginOf(claims: IdClaims): Promise<Login> {
  const mail = claims.email_verified ? claims.email : undefined
  return {
    subject: claims.sub,
    provider: providerOf(claims),
    mailDigest: mail ? await mailDigest(mail) : null,
    subjectDigest: await subjectDigest(claims.sub),
    // Renewed tokens keep the moment of the sign-in.
    signedInAt: new Date((claims.auth_time ?? claims.iat) * SECOND),
  }
}
