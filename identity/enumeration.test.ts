import { expect, test } from 'vitest'
import { call, codeTo, outboxOf, startWithAmplify, testClock } from './amplify.fixture.ts'
import { CLIENT_ID } from './settings.ts'

const KNOWN = 'member@tabishirube.test'
const UNKNOWN = 'nobody@tabishirube.test'

type Ask = (operation: string, input: object) => Promise<{ status: number; body: Record<string, unknown> }>
const asker =
  (origin: string): Ask =>
  async (operation, input) => {
    const { status, body } = await call(origin, operation, { ClientId: CLIENT_ID, ...input })
    return { status, body }
  }

const forget = (ask: Ask, Username: string) => ask('ForgotPassword', { Username })
const reset = (ask: Ask, Username: string, ConfirmationCode = 'wrong') =>
  ask('ConfirmForgotPassword', { Username, ConfirmationCode, Password: 'shirube-2027' })

/** People whose password nobody may reset: strangers, people of a provider, addresses that were never confirmed. */
test.each([UNKNOWN, 'Nobody@Tabishirube.test ', 'unconfirmed@tabishirube.test', 'hana@line.test'])(
  'a forgotten password of %j is answered as a member’s, to the last code (R243)',
  async (name) => {
    const clock = testClock()
    const { origin } = await startWithAmplify({ now: clock.now })
    const ask = asker(origin)
    const answers = async (who: string) => {
      const asked = await forget(ask, who)
      const { Destination, ...delivery } = asked.body.CodeDeliveryDetails as Record<string, string>
      const codes = []
      for (let i = 0; i < 6; i++) codes.push(await reset(ask, who))
      return { status: asked.status, delivery, isMasked: /^.\*\*\*@.\*\*\*$/.test(Destination ?? ''), codes }
    }
    const expected = await answers(KNOWN)
    expect(expected.codes.at(0)?.body.__type).toBe('CodeMismatchException')
    expect(expected.codes.at(-1)?.body.__type).toBe('LimitExceededException')
    expect(await answers(name)).toEqual(expected)
    expect((await outboxOf(origin, name)).messages).toEqual([])
  },
)

test('nor does it tell who is a member that no more mails are sent (R243)', async () => {
  const { origin } = await startWithAmplify()
  const ask = asker(origin)
  const answers = async (who: string) => {
    const seen: number[] = []
    for (let i = 0; i < 22; i++) seen.push((await forget(ask, who)).status)
    return seen
  }
  const expected = await answers(KNOWN)
  expect(new Set(expected)).toEqual(new Set([200, 400]))
  expect(await answers(UNKNOWN)).toEqual(expected)
})

test('a member’s own code still works after wrong ones', async () => {
  const { origin } = await startWithAmplify()
  const ask = asker(origin)
  await forget(ask, KNOWN)
  expect((await reset(ask, KNOWN)).status).toBe(400)
  expect((await reset(ask, KNOWN, await codeTo(origin, KNOWN))).status).toBe(200)
})

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Time of the processor, in microseconds: the stand-in runs in this process, and nobody else's work counts. */
const workOf = async (run: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

const password = (ask: Ask, USERNAME: string) =>
  ask('InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME, PASSWORD: 'wrong-password' },
  })
const begin = (ask: Ask, USERNAME: string) =>
  ask('InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME, SRP_A: 'ab'.repeat(384) } })
const prove = async (ask: Ask, name: string) => {
  const { body } = await begin(ask, name)
  const { USER_ID_FOR_SRP, SECRET_BLOCK } = body.ChallengeParameters as Record<string, string>
  return ask('RespondToAuthChallenge', {
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
  'a name that nobody has takes as much work as a member’s, and is answered alike: %s (R243)',
  async (_name, attempt) => {
    const clock = testClock()
    const { origin } = await startWithAmplify({ now: clock.now })
    const ask = asker(origin)
    const work = { known: [] as number[], unknown: [] as number[], nothing: [] as number[] }
    for (let round = 0; round < 15; round++) {
      // Whoever waited out the longest lock begins anew.
      clock.forward(3600)
      const answers: { status: number; body: Record<string, unknown> }[] = []
      work.known.push(await workOf(async () => answers.push(await attempt(ask, KNOWN))))
      work.unknown.push(await workOf(async () => answers.push(await attempt(ask, UNKNOWN))))
      // What it costs to ask and to be refused at once, without a proof.
      work.nothing.push(await workOf(() => ask('InitiateAuth', { AuthFlow: 'USER_SRP_AUTH' })))
      const [known, unknown] = answers
      expect([unknown?.status, Object.keys(unknown?.body ?? {}), unknown?.body.message]).toEqual([
        known?.status,
        Object.keys(known?.body ?? {}),
        known?.body.message,
      ])
    }
    const [known, unknown, nothing] = [median(work.known), median(work.unknown), median(work.nothing)]
    expect(known - nothing).toBeGreaterThan(nothing)
    expect(unknown / known).toBeGreaterThan(0.6)
    expect(unknown / known).toBeLessThan(1.6)
  },
)
