import { randomBytes } from 'node:crypto'
import { PASSWORD, PEOPLE, type Person, subOf } from './people.ts'
import { POOL_NAME } from './settings.ts'
import { makeVerifier, type Verifier } from './srp.ts'
import type { Provider, State, User } from './state.ts'

/** The names of a user in SRP. */
export const namesOf = (user: Pick<User, 'username'>) => ({ group: POOL_NAME, user: user.username })

export const passwordFor = (username: string, password: string): Verifier =>
  makeVerifier(namesOf({ username }), password)

/** Verifiers of the sample people: computing each takes milliseconds, and tests start a hundred stand-ins. */
const listed = new Map<string, Verifier>()

const listedPassword = (sub: string): Verifier => {
  const cached = listed.get(sub) ?? passwordFor(sub, PASSWORD)
  listed.set(sub, cached)
  return cached
}

/** A confirmed user with default values; one without a password signs in through a provider. */
export const newUser = (
  given: Partial<User> & Pick<User, 'sub' | 'username' | 'attributes'>,
  now: number,
): User => ({
  status: 'CONFIRMED',
  pending: {},
  password: null,
  groups: [],
  mfa: [],
  preferredMfa: null,
  mustSetUp: [],
  totp: null,
  totpUsed: 0,
  pendingTotp: null,
  asksCustom: false,
  tracksDevices: false,
  devices: [],
  passkeys: [],
  passkeyChallenge: null,
  identity: null,
  createdAt: now,
  changedAt: now,
  ...given,
})

/** The user of a sample person. With a password the user name is the subject, as in Cognito. */
export const userFrom = (person: Person, now: number, password = PASSWORD): User => {
  const sub = subOf(person)
  if (person.federated) return federatedUser(person.federated.provider, person.federated.userId, person, now)
  // With a temporary password the name is missing too, and required with the new one.
  const name: Record<string, string> = person.status === 'FORCE_CHANGE_PASSWORD' ? {} : { name: person.name }
  const isVerified = person.status !== 'UNCONFIRMED' && !person.mustSetUp?.includes('EMAIL_OTP')
  return newUser(
    {
      sub,
      username: sub,
      status: person.status ?? 'CONFIRMED',
      attributes: {
        sub,
        email: person.email,
        email_verified: String(isVerified),
        ...(person.phone ? { phone_number: person.phone, phone_number_verified: 'true' } : {}),
        ...name,
      },
      password: password === PASSWORD ? listedPassword(sub) : passwordFor(sub, password),
      mfa: person.mfa ?? [],
      mustSetUp: person.mustSetUp ?? [],
      totp: person.totp ?? null,
      asksCustom: person.asksCustom ?? false,
      tracksDevices: person.tracksDevices ?? false,
    },
    now,
  )
}

/** A user of a provider, with Cognito's user name: `Google_1100…`. */
export const federatedUser = (
  provider: Provider,
  userId: string,
  { email, name, isVerified = provider === 'Google' }: { email: string; name: string; isVerified?: boolean },
  now: number,
): User => {
  const sub = subOf({ email, federated: { provider, userId } })
  return newUser(
    {
      sub,
      username: `${provider}_${userId}`,
      status: 'EXTERNAL_PROVIDER',
      // Cognito trusts a provider's claim if it is mapped; of these only Google sends it.
      attributes: { sub, email, email_verified: String(isVerified), name },
      identity: { provider, userId },
    },
    now,
  )
}

/** Adds the missing people of people.ts. Existing ones keep their changes. */
export const seedPeople = (state: State, now: number) => {
  for (const person of PEOPLE) {
    const sub = subOf(person)
    state.users[sub] ??= userFrom(person, now)
  }
}

/** The user with an email address or a user name. Users of a provider are not found, as they sign in there. */
export const findUser = (state: State, name: string): User | null => {
  const wanted = name.trim().toLowerCase()
  const isWanted = ({ identity, username, attributes }: User) =>
    !identity && [username, attributes.email?.toLowerCase()].includes(wanted)
  return Object.values(state.users).find(isWanted) ?? null
}

/** A random id for a device, passkey or message. */
export const randomName = (length = 16) => randomBytes(length).toString('base64url')
