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

/** Without a password the library would sign up somebody who has none, for pools that send codes instead. Ours does not. */
export const signUp = async (input: Parameters<typeof signUpAtPool>[0]) => {
  if (input.username && !input.password)
    throw Object.assign(new Error('password is required to signUp'), { name: 'EmptySignUpPassword' })
  return signUpAtPool(input)
}
