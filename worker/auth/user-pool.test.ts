import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { askUserPool } from './user-pool.ts'

/** A server that answers so; `asked` counts who came. */
const serve = async (status: number, headers: Record<string, string> = {}) => {
  const served = { asked: 0, url: '' }
  const server = createServer((_request, response) => {
    served.asked += 1
    response.writeHead(status, headers).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
  })
  served.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return served
}

test('an access token is not carried on to where a redirect of the pool leads', async () => {
  for (const status of [301, 302, 307, 308]) {
    const elsewhere = await serve(200)
    const pool = await serve(status, { location: elsewhere.url })
    const answer = await askUserPool('GlobalSignOut', 'the-token', pool.url)
    expect([status, answer.ok, pool.asked, elsewhere.asked]).toEqual([status, false, 1, 0])
  }
})
