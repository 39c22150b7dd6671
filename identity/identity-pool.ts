import { createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { notAuthorized, notFound } from './errors.ts'
import { type Identity, secondsOf } from './identity.ts'
import { IDENTITY_POOL_ID, LIFETIME, REGION } from './settings.ts'
import { target, text, token } from './targets/target.ts'
import { subOfIdToken } from './tokens.ts'

/** Tokens by provider; Amplify names the pool by its issuer. */
const Logins = z.record(z.string(), token).optional()

/** A stable identity id for a person. */
const identityOf = ({ state }: Identity, sub: string): string => {
  const hash = createHmac('sha256', state.secret).update(`identity ${sub}`).digest('hex')
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `4${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`]
  return `${REGION}:${[...parts, hash.slice(20, 32)].join('-')}`
}

const subOf = async (identity: Identity, logins: z.output<typeof Logins>): Promise<string> => {
  const [idToken] = Object.values(logins ?? {})
  if (!idToken) throw notAuthorized('Unauthenticated access is not supported for this identity pool.')
  return subOfIdToken(identity, idToken)
}

export const getId = target(
  z.object({ IdentityPoolId: text, Logins }),
  async (identity, { IdentityPoolId, Logins: logins }) => {
    if (IdentityPoolId !== IDENTITY_POOL_ID) throw notFound(`IdentityPool '${IdentityPoolId}' not found.`)
    return { IdentityId: identityOf(identity, await subOf(identity, logins)) }
  },
)

/** Credentials of the right form without any access, as there is no AWS behind the stand-in. `Expiration` in seconds. */
export const getCredentialsForIdentity = target(
  z.object({ IdentityId: text, Logins }),
  async (identity, { IdentityId, Logins: logins }) => {
    if (IdentityId !== identityOf(identity, await subOf(identity, logins)))
      throw notAuthorized('Logins do not match. Please provide at least one valid login for this identity.')
    return {
      IdentityId,
      Credentials: {
        AccessKeyId: `ASIA${randomBytes(8).toString('hex').toUpperCase()}`,
        SecretKey: randomBytes(30).toString('base64'),
        SessionToken: randomBytes(120).toString('base64'),
        Expiration: secondsOf(identity.now()) + LIFETIME.credentials,
      },
    }
  },
)
