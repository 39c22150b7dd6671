import { z } from 'zod'
import { notFound } from '../errors.ts'
import { type Identity, secondsOf } from '../identity.ts'
import type { Device, User } from '../state.ts'
import { userOfAccessToken } from '../tokens.ts'
import { target, text, token } from './target.ts'

const find = (user: User, key: string): Device => {
  const device = user.devices.find((one) => one.key === key)
  if (!device) throw notFound('Device does not exist.')
  return device
}

const hexOf = (base64: string) => Buffer.from(base64, 'base64').toString('hex')

/** Stores the verifier of the password that the device generated. */
export const confirmDevice = target(
  z.object({
    AccessToken: token,
    DeviceKey: text,
    DeviceName: z.string().max(1024).optional(),
    DeviceSecretVerifierConfig: z.object({ PasswordVerifier: z.base64().min(1), Salt: z.base64().min(1) }),
  }),
  async (identity, { AccessToken, DeviceKey, DeviceName = '', DeviceSecretVerifierConfig: config }) => {
    const device = find(await userOfAccessToken(identity, AccessToken), DeviceKey)
    device.password = { salt: hexOf(config.Salt), verifier: hexOf(config.PasswordVerifier) }
    device.name = DeviceName
    return { UserConfirmationNecessary: true }
  },
)

export const updateDeviceStatus = target(
  z.object({
    AccessToken: token,
    DeviceKey: text,
    DeviceRememberedStatus: z.enum(['remembered', 'not_remembered']),
  }),
  async (identity, { AccessToken, DeviceKey, DeviceRememberedStatus }) => {
    const device = find(await userOfAccessToken(identity, AccessToken), DeviceKey)
    device.remembered = DeviceRememberedStatus === 'remembered'
    return {}
  },
)

const described = (device: Device, { now }: Identity) => ({
  DeviceKey: device.key,
  DeviceAttributes: [
    { Name: 'device_name', Value: device.name },
    { Name: 'device_status', Value: 'valid' },
    { Name: 'dev:device_remembered_status', Value: device.remembered ? 'remembered' : 'not_remembered' },
  ],
  DeviceCreateDate: secondsOf(device.createdAt),
  DeviceLastModifiedDate: secondsOf(now()),
  DeviceLastAuthenticatedDate: secondsOf(device.usedAt),
})

export const listDevices = target(
  z.object({ AccessToken: token, Limit: z.int().optional() }),
  async (identity, { AccessToken, Limit = 60 }) => {
    const user = await userOfAccessToken(identity, AccessToken)
    const confirmed = user.devices.filter(({ password }) => password)
    return { Devices: confirmed.slice(0, Limit).map((device) => described(device, identity)) }
  },
)

export const forgetDevice = target(
  z.object({ AccessToken: token.optional(), DeviceKey: text }),
  async (identity, { AccessToken = '', DeviceKey }) => {
    const user = await userOfAccessToken(identity, AccessToken)
    find(user, DeviceKey)
    user.devices = user.devices.filter(({ key }) => key !== DeviceKey)
    return {}
  },
)
