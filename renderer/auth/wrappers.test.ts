import { expect, test, vi } from 'vitest'
import { configure } from './session-library.ts'
import * as library from './sign-in-library.ts'

vi.stubGlobal('fetch', () => {
  throw new Error('nothing may be sent')
})
configure({
  region: 'ap-northeast-1',
  userPoolId: 'ap-northeast-1_pool',
  userPoolClientId: 'web-client',
  identityPoolId: 'ap-northeast-1:00000000-0000-4000-8000-000000000001',
  userPoolEndpoint: 'http://127.0.0.1:9/',
  identityPoolEndpoint: 'http://127.0.0.1:9/',
})

const CODE = { confirmationCode: '' }

test.each([
  ['username is required to signIn', () => library.signIn({ username: '', password: 'x' })],
  ['username is required to signUp', () => library.signUp({ username: '', password: 'x' })],
  ['password is required to signIn', () => library.signIn({ username: 'a' })],
  [
    'password is required to signIn',
    () => library.signIn({ username: 'a', options: { authFlowType: 'USER_PASSWORD_AUTH' } }),
  ],
  [
    'password is required to signIn',
    () => library.signIn({ username: 'a', options: { authFlowType: 'CUSTOM_WITH_SRP' } }),
  ],
  [
    'A password is not needed when signing in with CUSTOM_WITHOUT_SRP',
    () => library.signIn({ username: 'a', password: 'x', options: { authFlowType: 'CUSTOM_WITHOUT_SRP' } }),
  ],
  ['password is required to signUp', () => library.signUp({ username: 'a', password: '' })],
  ['password is required to signUp', () => library.signUp({ username: 'a' })],
  ['challengeResponse is required to confirmSignIn', () => library.confirmSignIn({ challengeResponse: '' })],
  ['username is required to confirmSignUp', () => library.confirmSignUp({ username: '', ...CODE })],
  ['code is required to confirmSignUp', () => library.confirmSignUp({ username: 'a', ...CODE })],
  ['username is required to resetPassword', () => library.resetPassword({ username: '' })],
  [
    'username is required to confirmResetPassword',
    () => library.confirmResetPassword({ username: '', newPassword: 'x', ...CODE }),
  ],
  [
    'confirmationCode is required to confirmResetPassword',
    () => library.confirmResetPassword({ username: 'a', newPassword: 'x', ...CODE }),
  ],
  [
    'newPassword is required to confirmResetPassword',
    () => library.confirmResetPassword({ username: 'a', newPassword: '', confirmationCode: '1' }),
  ],
])('%s (R166–R173, R237)', async (message, call) => {
  await expect(call()).rejects.toThrow(message)
})
