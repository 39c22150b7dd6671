import { getCredentialsForIdentity, getId } from '../identity-pool.ts'
import { initiateAuth } from './initiate-auth.ts'
import { respondToAuthChallenge } from './respond.ts'
import { getTokensFromRefreshToken, globalSignOut, revokeToken } from './sessions.ts'
import type { Target } from './target.ts'
import { deleteUser, getUser } from './user.ts'

const USER_POOL: Record<string, Target> = {
  InitiateAuth: initiateAuth,
  RespondToAuthChallenge: respondToAuthChallenge,
  GetTokensFromRefreshToken: getTokensFromRefreshToken,
  RevokeToken: revokeToken,
  GlobalSignOut: globalSignOut,
  GetUser: getUser,
  DeleteUser: deleteUser,
}

const SERVICES: Record<string, Record<string, Target>> = {
  AWSCognitoIdentityProviderService: USER_POOL,
  AWSCognitoIdentityService: { GetId: getId, GetCredentialsForIdentity: getCredentialsForIdentity },
}

/** The operation that `X-Amz-Target` names. */
export const findTarget = (header: string | undefined): Target | null => {
  const [service = '', name = ''] = (header ?? '').split('.')
  const operations = Object.hasOwn(SERVICES, service) ? SERVICES[service] : undefined
  return (operations && Object.hasOwn(operations, name) && operations[name]) || null
}
