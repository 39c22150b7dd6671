import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** The behaviour of the pool for a call: pass it on, refuse it with an error type, or cut the connection. */
type Behaviour = 'passes' | 'cut' | { status: number; type: string }

/** A proxy in front of a user pool, to test failures of the pool. */
export type UserPool = {
  endpoint: string
  behaviour: Behaviour
  target: string
  /** The called operations, in order. */
  requests: string[]
  stop: () => void
}

/** `target`: where calls are passed on to; it can be set later. */
export const startUserPool = async (target = ''): Promise<UserPool> => {
  const pool: UserPool = { endpoint: '', behaviour: 'passes', target, requests: [], stop: () => {} }
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const { 'content-type': type = '', 'x-amz-target': target = '' } = request.headers
    const answer = await fetch(pool.target, {
      method: 'POST',
      headers: { 'content-type': type, 'x-amz-target': String(target) },
      body: await text(request),
    })
    response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.1' })
    response.end(await answer.text())
  }
  const server = createServer((request, response) => {
    pool.requests.push(String(request.headers['x-amz-target']).split('.').at(-1) ?? '')
    if (pool.behaviour === 'passes') return void pass(request, response)
    if (pool.behaviour === 'cut') return void request.socket.destroy()
    response.writeHead(pool.behaviour.status, { 'content-type': 'application/x-amz-json-1.1' })
    response.end(JSON.stringify({ __type: pool.behaviour.type, message: 'refused' }))
  })
  // Longer than the Worker keeps a connection: a connection that closes while it is reused loses the request.
  server.keepAliveTimeout = 120_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  pool.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  pool.stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return pool
}
