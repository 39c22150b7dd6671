export {
  confirmUserAttribute,
  fetchMFAPreference,
  fetchUserAttributes,
  sendUserAttributeVerificationCode,
  updateMFAPreference,
  updatePassword,
  updateUserAttribute,
} from 'aws-amplify/auth'
