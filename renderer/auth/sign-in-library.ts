import { signUp as signUpAtPool } from 'aws-amplify/auth'

export {
  autoSignIn,
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  resendSignUpCode,
  resetPassword,
  signIn,
} from 'aws-amplify/auth'

/** Without a password the library would start a passwordless sign-up, which our pool does not support. */
export const signUp = async (input: Parameters<typeof signUpAtPool>[0]) => {
  if (input.username && !input.password)
    throw Object.assign(new Error('password is required to signUp'), { name: 'EmptySignUpPassword' })
  return signUpAtPool(input)
}
