import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { addErrors } from '#worker/db/operations/client-errors.server.ts'
import { asAdmin } from './management-calls/office.ts'
import { anError, BUILD, POLLING, serveTelemetrySite } from './telemetry.ts'

const { site, office, sendTelemetry, open, count } = await serveTelemetrySite('telemetry-limits')
afterAll(site.stop)

/** Waits until the last record is written, and so all earlier ones. */
const allIsWritten = async () => {
  const last = 'ReferenceError: after all that'
  await sendTelemetry(anError(last), { 'cf-connecting-ip': '192.0.2.8' })
  await vi.waitFor(async () => expect(JSON.stringify(await open())).toContain(last), POLLING)
}

// A site accepts three hundred reports a minute: all tests together send fewer.
beforeEach(() => site.db.prepare('DELETE FROM client_errors').run())

const invented = (name: string, n: number, of: object) =>
  Array.from({ length: n }, (_, at) => ({
    fingerprint: `${name}-${at}`,
    kind: 'error' as const,
    message: `${name} ${at}`,
    stack: '',
    build: BUILD,
    pageType: '/spots/:id',
    browser: 'Chrome 141',
    network: name,
    hits: 1,
    ...of,
  }))
const stored = async (name: string) =>
  site.db
    .prepare('SELECT count(*) AS n FROM client_errors WHERE fingerprint LIKE ?')
    .bind(`${name}-%`)
    .first<number>('n')

test('a recurring error stays, however many others occur once (R57)', async () => {
  const seenAgain = () =>
    site.db.prepare('SELECT count(*) AS n FROM client_errors WHERE hits > 1').first<number>('n')
  for (let time = 0; time < 2; time++) await sendTelemetry(anError('ReferenceError: again'))
  await vi.waitFor(async () => expect(await seenAgain()).toBe(1), POLLING)
  await site.db
    .prepare(
      `INSERT INTO client_errors (fingerprint, kind, message, stack, hits, first_at, last_at, first_build, last_build)
       SELECT 'once-' || value, 'error', 'Once ' || value, '', 1, ?2, ?2, ?3, ?3 FROM json_each(?1)`,
    )
    .bind(JSON.stringify(Array.from({ length: 400 }, (_, at) => at)), new Date().toISOString(), BUILD)
    .run()
  await sendTelemetry(anError('ReferenceError: one more'))
  // The rows of pages where they occurred are counted in addition (three for each error).
  await vi.waitFor(async () => expect(await count('client_errors')).toBeLessThanOrEqual(310), POLLING)
  expect(await seenAgain()).toBe(1)
})

test('one network cannot displace real errors, whatever it invents and however often', async () => {
  for (const [at, word] of ['lake', 'river', 'mountain'].entries())
    await sendTelemetry(anError(`TypeError: real ${word}`), { 'cf-connecting-ip': `198.51.${at}.7` })
  await vi.waitFor(async () => expect(await open()).toHaveLength(3), POLLING)
  // Errors of one network in two rounds: an isolate writes its buffer in between. Those of the second are sent once more, as
  // their buffer may be written while they arrive, and only what was seen as often displaces the former.
  for (const [round, times] of [
    ['a', 2],
    ['b', 3],
  ] as const) {
    const words = Array.from({ length: 25 }, (_, at) => `${round}${'x'.repeat(at + 1)}`)
    await Promise.all(
      Array.from({ length: times }, () => words)
        .flat()
        .map((word, at) =>
          sendTelemetry(anError(`Invented ${word}`), { 'cf-connecting-ip': `203.0.113.${at}` }),
        ),
    )
    // Those that were sent first may be displaced before they are seen.
    const one = `Invented ${round}`
    await vi.waitFor(async () => expect(JSON.stringify(await open())).toContain(one), POLLING)
  }
  const { errors } = (await asAdmin(office, 'GET /manage/operations')).operations
  const messages: string[] = errors.list.map(({ message }: { message: string }) => message)
  expect(messages.filter((text) => text.includes('real'))).toHaveLength(3)
  expect(
    (await open()).slice(0, 8).filter(({ message }: never) => String(message).includes('real')),
  ).toHaveLength(3)
  expect(errors.total).toBeLessThanOrEqual(3 + 20)
  await allIsWritten()
}, 60_000)

test('of the errors of one network twenty stay, the most frequent ones', async () => {
  const add = (seen: ReturnType<typeof invented>) => addErrors(site.db as never, seen, new Date())
  await add(invented('often', 3, { network: 'n1', hits: 9 }))
  for (let time = 0; time < 3; time++) await add(invented(`flood${time}`, 100, { network: 'n1', hits: 2 }))
  expect([await stored('often'), await count('client_errors')]).toEqual([3, 20])
  // Another network reports one of them: the limit of the first network no longer applies to it.
  await add(invented('often', 1, { network: 'n2' }))
  await add(invented('more', 5, { network: 'n1', hits: 3 }))
  expect([await stored('often'), await stored('more'), await count('client_errors')]).toEqual([3, 5, 21])
})

test('a new error never evicts one with more sightings, nor the most frequent ones of another page', async () => {
  const add = (seen: ReturnType<typeof invented>) => addErrors(site.db as never, seen, new Date())
  const ofMany = (name: string, n: number, of: object) =>
    invented(name, n, of).map((seen, at) => ({ ...seen, network: `${name}-${at}` }))
  await add(ofMany('rare', 2, { pageType: '/gifts/:id', hits: 1 }))
  await add(ofMany('real', 150, { hits: 5 }))
  await add(ofMany('other', 200, { hits: 3 }))
  await add(ofMany('new', 100, { hits: 1 }))
  expect([await stored('rare'), await stored('real'), await stored('other'), await stored('new')]).toEqual([
    2, 150, 150, 0,
  ])
})

test('places with repeated sightings are not displaced by others', async () => {
  const [one] = invented('place', 1, { hits: 5 })
  if (!one) throw new Error('there is one')
  await addErrors(site.db as never, [one], new Date())
  for (let time = 0; time < 2; time++)
    await addErrors(
      site.db as never,
      Array.from({ length: 50 }, (_, at) => ({ ...one, hits: 1, build: `${time}b${at}` })),
      new Date(),
    )
  const { results } = await site.db
    .prepare('SELECT build FROM client_error_places WHERE fingerprint = ? ORDER BY hits DESC')
    .bind(one.fingerprint)
    .all()
  expect([results.length, results[0]?.build]).toEqual([40, BUILD])
})

test('a flood of errors costs few rows (R57)', async () => {
  const words = Array.from(
    { length: 60 },
    (_, index) => `E${index.toString(2).replaceAll('0', 'a').replaceAll('1', 'b')}`,
  )
  for (let at = 0; at < words.length; at += 30)
    expect(
      new Set(
        await Promise.all(words.slice(at, at + 30).map((word) => sendTelemetry(anError(`Flood ${word}`)))),
      ),
    ).toEqual(new Set([204]))
  await allIsWritten()
  expect(await count('client_errors')).toBeLessThanOrEqual(20 + 1)
  expect(await count('client_error_places')).toBeLessThanOrEqual(20 * 40 + 1)
})
