import { getCredentialsForIdentity, getId } from '../identity-pool.ts'
import {
  deleteUserAttributes,
  getUserAttributeVerificationCode,
  updateUserAttributes,
  verifyUserAttribute,
} from './attributes.ts'
import { confirmDevice, forgetDevice, listDevices, updateDeviceStatus } from './devices.ts'
import { initiateAuth } from './initiate-auth.ts'
import { associateSoftwareToken, setUserMfaPreference, verifySoftwareToken } from './mfa.ts'
import {
  completeWebAuthnRegistration,
  deleteWebAuthnCredential,
  listWebAuthnCredentials,
  startWebAuthnRegistration,
} from './passkeys.ts'
import { changePassword, confirmForgotPassword, forgotPassword } from './password.ts'
import { respondToAuthChallenge } from './respond.ts'
import { getTokensFromRefreshToken, globalSignOut, revokeToken } from './sessions.ts'
import { confirmSignUp, resendConfirmationCode, signUp } from './sign-up.ts'
import type { Target } from './target.ts'
import { deleteUser, getUser } from './user.ts'

const USER_POOL: Record<string, Target> = {
  SignUp: signUp,
  ConfirmSignUp: confirmSignUp,
  ResendConfirmationCode: resendConfirmationCode,
  InitiateAuth: initiateAuth,
  RespondToAuthChallenge: respondToAuthChallenge,
  AssociateSoftwareToken: associateSoftwareToken,
  VerifySoftwareToken: verifySoftwareToken,
  SetUserMFAPreference: setUserMfaPreference,
  ForgotPassword: forgotPassword,
  ConfirmForgotPassword: confirmForgotPassword,
  ChangePassword: changePassword,
  GetUser: getUser,
  DeleteUser: deleteUser,
  UpdateUserAttributes: updateUserAttributes,
  DeleteUserAttributes: deleteUserAttributes,
  GetUserAttributeVerificationCode: getUserAttributeVerificationCode,
  VerifyUserAttribute: verifyUserAttribute,
  ConfirmDevice: confirmDevice,
  UpdateDeviceStatus: updateDeviceStatus,
  ListDevices: listDevices,
  ForgetDevice: forgetDevice,
  StartWebAuthnRegistration: startWebAuthnRegistration,
  CompleteWebAuthnRegistration: completeWebAuthnRegistration,
  ListWebAuthnCredentials: listWebAuthnCredentials,
  DeleteWebAuthnCredential: deleteWebAuthnCredential,
  GetTokensFromRefreshToken: getTokensFromRefreshToken,
  RevokeToken: revokeToken,
  GlobalSignOut: globalSignOut,
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
