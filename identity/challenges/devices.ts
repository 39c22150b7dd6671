import { invalidParameter, invalidSession, notAuthorized } from '../errors.ts'
import type { Identity } from '../identity.ts'
import { answerSrp, isProof } from '../srp.ts'
import type { SignIn, User } from '../state.ts'
import { nextStep, resolveDevice } from './next-step.ts'
import { type Answer, endSignIn, issueChallenge } from './sign-ins.ts'

/** A remembered device replaces the second factor, by the same SRP exchange. */
export const issueDeviceChallenge = (
  identity: Identity,
  signIn: SignIn,
  user: User,
  responses: Record<string, string>,
): Answer => {
  const device = resolveDevice(user, responses.DEVICE_KEY ?? null)
  const half = device?.password && answerSrp(responses.SRP_A ?? '', device.password)
  if (!device?.password || !half) throw invalidParameter('SRP_A is invalid.')
  const { publicB, ...srp } = half
  const parameters = {
    SALT: device.password.salt,
    SRP_B: publicB,
    SECRET_BLOCK: srp.secretBlock,
    USERNAME: user.username,
    DEVICE_KEY: device.key,
  }
  return issueChallenge(identity, signIn, 'DEVICE_PASSWORD_VERIFIER', parameters, {
    srp,
    deviceKey: device.key,
  })
}

export const answerDeviceProof = async (
  identity: Identity,
  signIn: SignIn,
  user: User,
  responses: Record<string, string>,
): Promise<Answer> => {
  const device = resolveDevice(user, signIn.deviceKey)
  if (!device || signIn.srp?.secretBlock !== responses.PASSWORD_CLAIM_SECRET_BLOCK || !signIn.srp)
    throw invalidSession()
  const isRight = isProof({ group: device.groupKey, user: device.key }, signIn.srp, {
    timestamp: responses.TIMESTAMP ?? '',
    signature: responses.PASSWORD_CLAIM_SIGNATURE ?? '',
  })
  if (!isRight) {
    endSignIn(identity, signIn)
    throw notAuthorized()
  }
  return nextStep(identity, { ...signIn, asksMfa: false }, user)
}
