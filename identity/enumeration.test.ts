import { expect, test } from 'vitest'
import { call, codeTo, outboxOf, startWithAmplify, testClock } from './amplify.fixture.ts'
import { CLIENT_ID } from './settings.ts'

const EXISTING = 'member@tabishirube.test'
const UNKNOWN = 'nobody@tabishirube.test'

type Send = (operation: string, input: object) => Promise<{ status: number; body: Record<string, unknown> }>
const sendTo =
  (origin: string): Send =>
  async (operation, input) => {
    const { status, body } = await call(origin, operation, { ClientId: CLIENT_ID, ...input })
    return { status, body }
  }

const forget = (send: Send, Username: string) => send('ForgotPassword', { Username })
const reset = (send: Send, Username: string, ConfirmationCode = 'wrong') =>
  send('ConfirmForgotPassword', { Username, ConfirmationCode, Password: 'shirube-2027' })

/** Names whose password cannot be reset: unknown, of a provider, never confirmed. */
test.each([UNKNOWN, 'Nobody@Tabishirube.test ', 'unconfirmed@tabishirube.test', 'hana@line.test'])(
  'resetting the password of %j is answered like that of a member, including the lock (R243)',
  async (name) => {
    const clock = testClock()
    const { origin } = await startWithAmplify({ now: clock.now })
    const send = sendTo(origin)
    const answers = async (who: string) => {
      const response = await forget(send, who)
      const { Destination, ...delivery } = response.body.CodeDeliveryDetails as Record<string, string>
      const codes = []
      for (let i = 0; i < 6; i++) codes.push(await reset(send, who))
      return {
        status: response.status,
        delivery,
        isMasked: /^.\*\*\*@.\*\*\*$/.test(Destination ?? ''),
        codes,
      }
    }
    const expected = await answers(EXISTING)
    expect(expected.codes.at(0)?.body.__type).toBe('CodeMismatchException')
    expect(expected.codes.at(-1)?.body.__type).toBe('LimitExceededException')
    expect(await answers(name)).toEqual(expected)
    expect((await outboxOf(origin, name)).messages).toEqual([])
  },
)

test('the mail limit does not reveal whether an address is registered (R243)', async () => {
  const { origin } = await startWithAmplify()
  const send = sendTo(origin)
  const answers = async (who: string) => {
    const seen: number[] = []
    for (let i = 0; i < 22; i++) seen.push((await forget(send, who)).status)
    return seen
  }
  const expected = await answers(EXISTING)
  expect(new Set(expected)).toEqual(new Set([200, 400]))
  expect(await answers(UNKNOWN)).toEqual(expected)
})

test('a member’s code still works after wrong ones', async () => {
  const { origin } = await startWithAmplify()
  const send = sendTo(origin)
  await forget(send, EXISTING)
  expect((await reset(send, EXISTING)).status).toBe(400)
  expect((await reset(send, EXISTING, await codeTo(origin, EXISTING))).status).toBe(200)
})

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** CPU time in microseconds: the stand-in runs in this process, and other processes do not count. */
const workOf = async (run: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

const password = (send: Send, USERNAME: string) =>
  send('InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME, PASSWORD: 'wrong-password' },
  })
const begin = (send: Send, USERNAME: string) =>
  send('InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME, SRP_A: 'ab'.repeat(384) } })
const prove = async (send: Send, name: string) => {
  const { body } = await begin(send, name)
  const { USER_ID_FOR_SRP, SECRET_BLOCK } = body.ChallengeParameters as Record<string, string>
  return send('RespondToAuthChallenge', {
    ChallengeName: 'PASSWORD_VERIFIER',
    Session: body.Session,
    ChallengeResponses: {
      USERNAME: USER_ID_FOR_SRP,
      PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
      PASSWORD_CLAIM_SIGNATURE: 'AAAA',
      TIMESTAMP: 'Sat Nov 21 09:00:00 UTC 2026',
    },
  })
}

test.each(Object.entries({ password, begin, prove }))(
  'an unknown name takes as much CPU time as a member’s, and is answered alike: %s (R243)',
  async (_name, attempt) => {
    const clock = testClock()
    const { origin } = await startWithAmplify({ now: clock.now })
    const send = sendTo(origin)
    const work = { existing: [] as number[], unknown: [] as number[], nothing: [] as number[] }
    for (let round = 0; round < 15; round++) {
      // The count of attempts is reset after the maximum lock.
      clock.forward(3600)
      const answers: { status: number; body: Record<string, unknown> }[] = []
      work.existing.push(await workOf(async () => answers.push(await attempt(send, EXISTING))))
      work.unknown.push(await workOf(async () => answers.push(await attempt(send, UNKNOWN))))
      // The cost of a request that is refused without a proof.
      work.nothing.push(await workOf(() => send('InitiateAuth', { AuthFlow: 'USER_SRP_AUTH' })))
      const [existing, unknown] = answers
      expect([unknown?.status, Object.keys(unknown?.body ?? {}), unknown?.body.message]).toEqual([
        existing?.status,
        Object.keys(existing?.body ?? {}),
        existing?.body.message,
      ])
    }
    const [existing, unknown, nothing] = [median(work.existing), median(work.unknown), median(work.nothing)]
    expect(existing - nothing).toBeGreaterThan(nothing)
    expect(unknown / existing).toBeGreaterThan(0.6)
    expect(unknown / existing).toBeLessThan(1.6)
  },
)
