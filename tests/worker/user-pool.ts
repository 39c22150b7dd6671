import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** What happens to a call: it is passed on, refused with an error of that type, or the line is cut. */
type Mood = 'passes' | 'cut' | { status: number; type: string }

/** A door before a user pool, for tests of what happens when the pool fails. */
export type UserPool = {
  endpoint: string
  mood: Mood
  target: string
  /** The operations that were called, the last one last. */
  asked: string[]
  stop: () => void
}

/** `target`: where calls are passed on to, unless that is said later. */
export const startUserPool = async (target = ''): Promise<UserPool> => {
  const pool: UserPool = { endpoint: '', mood: 'passes', target, asked: [], stop: () => {} }
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
    pool.asked.push(String(request.headers['x-amz-target']).split('.').at(-1) ?? '')
    if (pool.mood === 'passes') return void pass(request, response)
    if (pool.mood === 'cut') return void request.socket.destroy()
    response.writeHead(pool.mood.status, { 'content-type': 'application/x-amz-json-1.1' })
    response.end(JSON.stringify({ __type: pool.mood.type, message: 'refused' }))
  })
  // Longer than the Worker keeps a connection: one that ends in the moment it is used again loses what was asked.
  server.keepAliveTimeout = 120_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  pool.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  pool.stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return pool
}
