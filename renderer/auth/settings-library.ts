// Includes the whole sign-in: separate modules would become chunks of their own and make the sign-in heavier.

export {
  associateWebAuthnCredential,
  confirmUserAttribute,
  deleteWebAuthnCredential,
  fetchMFAPreference,
  fetchUserAttributes,
  listWebAuthnCredentials,
  sendUserAttributeVerificationCode,
  setUpTOTP,
  signOut,
  updateMFAPreference,
  updatePassword,
  updateUserAttribute,
  verifyTOTPSetup,
} from 'aws-amplify/auth'
export { CookieStorage } from 'aws-amplify/utils'
export * from './sign-in-library.ts'
