import { randomBytes } from 'node:crypto'
import { PASSWORD, PEOPLE, type Person, subOf } from './people.ts'
import { POOL_NAME } from './settings.ts'
import { makeVerifier, type Verifier } from './srp.ts'
import type { Provider, State, User } from './state.ts'

/** As a password is bound to its owner in SRP. */
export const namesOf = (user: Pick<User, 'username'>) => ({ group: POOL_NAME, user: user.username })

export const passwordFor = (username: string, password: string): Verifier =>
  makeVerifier(namesOf({ username }), password)

/** The one password of listed people: each verifier takes milliseconds, and tests start a hundred stand-ins. */
const listed = new Map<string, Verifier>()

const listedPassword = (sub: string): Verifier => {
  const known = listed.get(sub) ?? passwordFor(sub, PASSWORD)
  listed.set(sub, known)
  return known
}

/** A confirmed person without anything special; who has no password signs in elsewhere. */
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

/** A listed person as the pool keeps them. Whoever has a password is called by their subject, as in Cognito. */
export const userFrom = (person: Person, now: number, password = PASSWORD): User => {
  const sub = subOf(person)
  if (person.federated) return federatedUser(person.federated.provider, person.federated.userId, person, now)
  // Whoever must choose a new password is asked for the name as well.
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

/** Who comes from a provider: `Google_1100…`, as Cognito names them. */
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
      // Cognito takes a provider's word for it where an attribute mapping says so: of these only Google tells it.
      attributes: { sub, email, email_verified: String(isVerified), name },
      identity: { provider, userId },
    },
    now,
  )
}

/** Everyone of people.ts who is not there yet: who changed a password keeps it over a restart. */
export const seedPeople = (state: State, now: number) => {
  for (const person of PEOPLE) {
    const sub = subOf(person)
    state.users[sub] ??= userFrom(person, now)
  }
}

/** Finds who signs in as `name`: an e-mail address or a user name. People of a provider sign in there, never here. */
export const findUser = (state: State, name: string): User | null => {
  const wanted = name.trim().toLowerCase()
  const isWanted = ({ identity, username, attributes }: User) =>
    !identity && [username, attributes.email?.toLowerCase()].includes(wanted)
  return Object.values(state.users).find(isWanted) ?? null
}

/** A name for a new device, passkey or message. */
export const randomName = (length = 16) => randomBytes(length).toString('base64url')
