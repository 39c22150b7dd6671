import { CognitoError, notFound } from '../errors.ts'
import { type Identity, secondsOf } from '../identity.ts'
import type { Device, SignIn, User } from '../state.ts'
import { issueTokens } from '../tokens.ts'
import { randomName } from '../users.ts'
import { issueCustomChallenge, issueMfaChallenge, issueNewPasswordChallenge } from './issue-challenges.ts'
import { type Answer, endSignIn, issueChallenge } from './sign-ins.ts'

/** The next challenge after the first factor, in Cognito's order; tokens when none is left. */
export const nextStep = async (identity: Identity, signIn: SignIn, user: User): Promise<Answer> => {
  if (user.status === 'UNCONFIRMED')
    throw new CognitoError('UserNotConfirmedException', 'User is not confirmed.')
  if (user.status === 'RESET_REQUIRED')
    throw new CognitoError('PasswordResetRequiredException', 'Password reset required for the user')
  if (user.status === 'FORCE_CHANGE_PASSWORD') return issueNewPasswordChallenge(identity, signIn, user)
  if (signIn.custom) return issueCustomChallenge(identity, signIn)
  const device = resolveDevice(user, signIn.deviceKey)
  if (device?.remembered && device.password && signIn.asksMfa)
    return issueChallenge(identity, signIn, 'DEVICE_SRP_AUTH')
  if (signIn.asksMfa) {
    const challenge = issueMfaChallenge(identity, signIn, user)
    if (challenge) return challenge
  }
  return finish(identity, signIn, user, device)
}

/** The device of a sign-in. A client that sends an unknown one forgets it and tries again. */
export const resolveDevice = (user: User, key: string | null): Device | null => {
  if (!key) return null
  const device = user.devices.find((one) => one.key === key)
  if (!device) throw notFound('Device does not exist.')
  return device
}

const finish = async (
  identity: Identity,
  signIn: SignIn,
  user: User,
  device: Device | null,
): Promise<Answer> => {
  endSignIn(identity, signIn)
  const { originJti: _, ...tokens } = await issueTokens(identity, user)
  if (device) device.usedAt = identity.now()
  const offered = user.tracksDevices && !device ? offerDevice(identity, user) : null
  return {
    ChallengeParameters: {},
    AuthenticationResult: {
      ...tokens,
      ...(offered ? { NewDeviceMetadata: { DeviceKey: offered.key, DeviceGroupKey: offered.groupKey } } : {}),
    },
  }
}

const offerDevice = ({ now }: Identity, user: User): Device => {
  const device: Device = {
    key: `ap-northeast-1_${randomName()}`,
    groupKey: `-${randomName(6)}`,
    name: '',
    password: null,
    remembered: false,
    createdAt: now(),
    usedAt: now(),
  }
  // Removes devices that were offered and never confirmed.
  user.devices = [...user.devices.filter(({ password }) => password), device]
  user.changedAt = secondsOf(now()) * 1000
  return device
}
