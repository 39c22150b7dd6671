import { z } from 'zod'
import { assertCanSend, createCode, useCode } from '../codes.ts'
import { CognitoError, invalidParameter } from '../errors.ts'
import type { Identity } from '../identity.ts'
import { send } from '../outbox.ts'
import type { User } from '../state.ts'
import { userOfAccessToken } from '../tokens.ts'
import { findUser } from '../users.ts'
import { attributes, target, text, token } from './target.ts'

/** Attributes that must be confirmed by a code. */
const VERIFIABLE = { email: 'EMAIL', phone_number: 'SMS' } as const
type Verifiable = keyof typeof VERIFIABLE
const isVerifiable = (name: string): name is Verifiable => Object.hasOwn(VERIFIABLE, name)
const OTHERS = ['name', 'locale']

const FORMS = { email: z.email().max(254), phone_number: z.string().regex(/^\+\d{8,15}$/) }

const sendCode = (identity: Identity, user: User, name: Verifiable) => {
  const to = user.pending[name] ?? user.attributes[name]
  if (!to) throw invalidParameter(`User does not have ${name}.`)
  assertCanSend(identity, to)
  const code = createCode(identity, 'attribute', `${user.sub}:${name}`)
  return send(identity, to, VERIFIABLE[name], '変更の確認コード', code)
}

const assertForm = (name: Verifiable, value: string) => {
  if (!FORMS[name].safeParse(value).success)
    throw invalidParameter(`Invalid ${name === 'email' ? 'email address' : 'phone number'} format.`)
}

/** A new address is used after its code is confirmed. */
export const updateUserAttributes = target(
  z.object({ AccessToken: token, UserAttributes: attributes.min(1).max(20) }),
  async (identity, { AccessToken, UserAttributes }) => {
    const user = await userOfAccessToken(identity, AccessToken)
    for (const { Name, Value } of UserAttributes) {
      if (isVerifiable(Name)) assertForm(Name, Value)
      else if (!OTHERS.includes(Name))
        throw invalidParameter(`A client attempted to write unauthorized attribute ${Name}`)
    }
    const details = []
    for (const { Name, Value } of UserAttributes) {
      if (!isVerifiable(Name)) user.attributes[Name] = Value
      else if (user.attributes[Name] !== Value || user.attributes[`${Name}_verified`] !== 'true') {
        user.pending[Name] = Value
        details.push(sendCode(identity, user, Name))
      }
    }
    user.changedAt = identity.now()
    return { CodeDeliveryDetailsList: details }
  },
)

const AttributeName = z.enum(['email', 'phone_number'])

export const getUserAttributeVerificationCode = target(
  z.object({ AccessToken: token, AttributeName }),
  async (identity, { AccessToken, AttributeName: name }) => ({
    CodeDeliveryDetails: sendCode(identity, await userOfAccessToken(identity, AccessToken), name),
  }),
)

/** Confirms an address, unless another person signs in with it meanwhile. */
export const verifyUserAttribute = target(
  z.object({ AccessToken: token, AttributeName, Code: z.string().max(100) }),
  async (identity, { AccessToken, AttributeName: name, Code }) => {
    const user = await userOfAccessToken(identity, AccessToken)
    const value = user.pending[name] ?? user.attributes[name] ?? ''
    useCode(identity, 'attribute', `${user.sub}:${name}`, Code)
    const owner = name === 'email' ? findUser(identity.state, value) : null
    if (owner && owner.sub !== user.sub && !user.identity)
      throw new CognitoError('AliasExistsException', 'An account with the given email already exists.')
    user.attributes[name] = value
    user.attributes[`${name}_verified`] = 'true'
    delete user.pending[name]
    user.changedAt = identity.now()
    return {}
  },
)

/** Deleting the phone number disables codes by SMS. */
export const deleteUserAttributes = target(
  z.object({ AccessToken: token, UserAttributeNames: z.array(text).min(1) }),
  async (identity, { AccessToken, UserAttributeNames }) => {
    const user = await userOfAccessToken(identity, AccessToken)
    for (const name of UserAttributeNames) {
      if (name !== 'phone_number' && !OTHERS.includes(name))
        throw invalidParameter(`A client attempted to write unauthorized attribute ${name}`)
      delete user.attributes[name]
      delete user.attributes[`${name}_verified`]
    }
    if (!user.attributes.phone_number) user.mfa = user.mfa.filter((method) => method !== 'SMS_MFA')
    return {}
  },
)
