import { type RequestOptions, request } from 'node:http'
import { expect, test } from 'vitest'
import { production } from './client.ts'

const JSON_TYPE = { 'content-type': 'application/json' }

/** The status for a call without a session, sent in different ways. */
const refused = (options: RequestOptions, send: (outgoing: ReturnType<typeof request>) => void) =>
  new Promise<number | undefined>((resolve, reject) => {
    const outgoing = request(
      `${production}/v1/manage/article-pages`,
      { method: 'POST', ...options },
      (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode))
      },
    )
    outgoing.on('error', reject)
    send(outgoing)
  })

test.each([
  ['small', 5_000, 60],
  ['as large as a document that is too long', 500_000, 6],
])('a refused call leaves its connection usable, and its answer arrives: %s', async (_, letters, calls) => {
  const body = JSON.stringify({ text: 'あ'.repeat(letters) })
  const statuses: number[] = []
  for (let call = 0; call < calls; call += 1) {
    const response = await fetch(`${production}/v1/manage/article-pages`, {
      method: 'POST',
      headers: JSON_TYPE,
      body,
    })
    await response.text()
    statuses.push(response.status)
  }
  expect(new Set(statuses)).toEqual(new Set([401]))
})

test('concurrent refused calls all get their answers, with or without Content-Length', async () => {
  const bytes = Buffer.alloc(300, 'a')
  const lengths = [{ 'content-length': bytes.length }, { 'transfer-encoding': 'chunked' }]
  for (let round = 0; round < 10; round += 1) {
    const calls = [...lengths, ...lengths, ...lengths, ...lengths].map((length) => {
      const headers = { ...JSON_TYPE, ...length, connection: 'close' }
      return refused({ headers }, (outgoing) => outgoing.end(bytes))
    })
    expect(new Set(await Promise.all(calls))).toEqual(new Set([401]))
  }
})

test('a refused call that never sends the rest is answered nevertheless', async () => {
  const headers = { ...JSON_TYPE, 'content-length': 5000 }
  expect(await refused({ headers }, (outgoing) => outgoing.write('{"text":"'))).toBe(401)
})
