// With all of the sign-in: modules that only some of both need would be files of their own, and the sign-in heavier.

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
