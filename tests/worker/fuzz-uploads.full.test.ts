import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { faultOf } from '../fuzz/faults.ts'
import { sentAs, type Variant, variant } from '../fuzz/odd-bodies.ts'
import { oddPicture, REAL_PICTURES, TRACES } from '../fuzz/odd-pictures.ts'
import { oddText } from '../fuzz/odd-texts.ts'
import { batchOf, checkProperty, FUZZ_TIMEOUT } from '../fuzz/runs.ts'
import { type Answer, send } from '../fuzz/send.ts'
import { aPerson } from './management-calls/office.ts'
import { createMemberFixtures } from './member-fixtures.ts'
import { call, sharedSite } from './member-site.ts'
import { watchRows } from './watch-rows.ts'

const site = await sharedSite()
const editor = await aPerson(site, 'editor')
const member = await aPerson(site, 'member')
const { newAction } = await createMemberFixtures(site, member.token, false)
const written = await watchRows(site)

type Upload = { path: string; token: string; file: Buffer; how: Variant; method: string }

/** A record takes ten photos: use a new one for each. */
const aRecord = async (): Promise<string> => {
  const id = randomIdentifier()
  const answer = await call(site, 'POST /travel/actions', {
    token: member.token,
    body: { action: { ...newAction, id } },
  })
  expect(answer.status).toBe(200)
  return id
}

const upload = ({ path, token, file, how, method }: Upload): Promise<Answer> => {
  const { headers, body } = sentAs(file, { ...how, encoding: null })
  return send(site.url, { method, path, headers: { ...headers, authorization: `Bearer ${token}` }, body })
}

const faultsOf = (answers: readonly Answer[], path: string) =>
  answers.map((answer) => faultOf(site.url, path, answer)).filter(Boolean)

/** What is decoded holds its account's place meanwhile (worker/media/one-decode.ts), and gives it back. */
const writtenButDecoding = async () => (await written()).filter((row) => row !== 'UPDATE accounts')

test(
  'any upload to the library is stored as a picture or refused, and a refusal leaves nothing (R40)',
  async () => {
    const one = fc.tuple(oddPicture, variant, oddText)
    await checkProperty(12, batchOf(one, 4), async (batch) => {
      await written()
      const answers = await Promise.all(
        batch.map(([{ file }, how, name]) => {
          const query = new URLSearchParams({
            id: randomIdentifier(),
            name: name.toWellFormed().slice(0, 300),
          })
          return upload({ method: 'POST', path: `/v1/manage/media?${query}`, token: editor.token, file, how })
        }),
      )
      expect(faultsOf(answers, '/v1/manage/media')).toEqual([])
      const left = await writtenButDecoding()
      if (answers.every(({ status }) => status >= 400)) expect(left).toEqual([])
    })
  },
  FUZZ_TIMEOUT,
)

test(
  'any photo of a record is stored without camera metadata, or refused (R53)',
  async () => {
    await checkProperty(12, batchOf(fc.tuple(oddPicture, variant), 4), async (batch) => {
      const action = await aRecord()
      await written()
      const photos = batch.map(() => `/v1/travel/actions/${action}/photos/${randomIdentifier()}`)
      const answers = await Promise.all(
        batch.map(([{ file }, how], index) =>
          upload({ method: 'PUT', path: photos[index] ?? '', token: member.token, file, how }),
        ),
      )
      expect(faultsOf(answers, '/v1/travel/actions')).toEqual([])
      const left = await writtenButDecoding()
      if (answers.every(({ status }) => status >= 400)) expect(left).toEqual([])
      const headers = { authorization: `Bearer ${member.token}` }
      for (const [index, { status }] of answers.entries()) {
        const shown = await send(site.url, { path: photos[index] ?? '', headers })
        expect(shown.status).toBe(status < 300 ? 200 : 404)
        if (status < 300) {
          expect(shown.headers['content-type']).toBe('image/webp')
          expect(TRACES.filter((trace) => shown.bytes.includes(trace))).toEqual([])
        }
      }
    })
  },
  FUZZ_TIMEOUT,
)

test('control: real pictures are accepted unchanged, animated and active files are not (R40)', async () => {
  const statuses = await Promise.all(
    Object.entries(REAL_PICTURES).map(async ([name, file]) => {
      const how = { type: 'image/jpeg', pieces: 0, encoding: null }
      const path = `/v1/manage/media?id=${randomIdentifier()}`
      const { status } = await upload({ method: 'POST', path, token: editor.token, file, how })
      return [name, status]
    }),
  )
  const refused = statuses
    .filter(([, status]) => [413, 415, 422].includes(Number(status)))
    .map(([name]) => name)
  expect(refused.toSorted()).toEqual(['gif that moves', 'heic', 'svg', 'tiff', 'webp that moves'])
})
