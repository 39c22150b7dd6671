import { Amplify } from 'aws-amplify'
import { fetchAuthSession, signIn, signOut } from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { afterEach, expect, test } from 'vitest'
import { Account } from '#domain/account/account.ts'
import { memoryStorage } from '#identity/amplify.fixture.ts'
import { MEMBERS, PASSWORD } from '#identity/people.ts'
import { call, login, registered, sharedSite } from './member-site.ts'

const site = await sharedSite()

// A stock client is configured only with what the site publishes about itself.
const { body } = await call(site, 'GET /config')
const { region: _, ...Cognito } = body.data.config.auth
Amplify.configure({ Auth: { Cognito } })
cognitoUserPoolsTokenProvider.setKeyValueStorage(memoryStorage())
afterEach(() => signOut())

const signInAs = async (username: string) => {
  expect((await signIn({ username, password: PASSWORD })).nextStep.signInStep).toBe('DONE')
  const { tokens } = await fetchAuthSession()
  return { access: String(tokens?.accessToken), id: String(tokens?.idToken) }
}

test('a stock client signs in by SRP; its tokens log in, authorize and delete the account (R12, R190, R194–R198)', async () => {
  const { email } = await registered(site)
  const { access, id } = await signInAs(email)
  const loggedIn = await login(site, id)
  expect(loggedIn.status).toBe(200)
  expect(Account.parse(loggedIn.body.data.account).role.name).toBe('member')
  const authorized = await call(site, 'POST /accounts/authorize', { token: access })
  expect(authorized.body).toEqual(loggedIn.body)

  expect((await call(site, 'POST /accounts/leave', { token: access })).body).toEqual({
    data: { result: true },
  })
  expect((await call(site, 'POST /accounts/authorize', { token: access })).status).toBe(401)
  expect((await login(site, id)).status).toBe(401)
  await signOut()
  const signInAgain = signIn({ username: email, password: PASSWORD })
  await expect(signInAgain).rejects.toMatchObject({ name: 'NotAuthorizedException' })
})

test('a role of the sample data applies from the first login on', async () => {
  for (const { email, role } of MEMBERS.filter(({ role }) => role !== 'member')) {
    const { id } = await signInAs(email)
    expect([email, (await login(site, id)).body.data.account.role.name]).toEqual([email, role])
    await signOut()
  }
})
