import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { requestUserPool } from './user-pool.ts'

/** A server with this answer; `requestCount` counts its requests. */
const serve = async (status: number, headers: Record<string, string> = {}) => {
  const served = { requestCount: 0, url: '' }
  const server = createServer((_request, response) => {
    served.requestCount += 1
    response.writeHead(status, headers).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
  })
  served.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return served
}

test('an access token is not sent to the target of a redirect of the pool', async () => {
  for (const status of [301, 302, 307, 308]) {
    const elsewhere = await serve(200)
    const pool = await serve(status, { location: elsewhere.url })
    const answer = await requestUserPool('GlobalSignOut', 'the-token', pool.url)
    expect([status, answer.ok, pool.requestCount, elsewhere.requestCount]).toEqual([status, false, 1, 0])
  }
})
