import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'

type RawRequest = {
  method?: string
  /** Sent exactly as written; `fetch` would normalise it. */
  path: string
  headers?: OutgoingHttpHeaders
  /** A list is sent chunk by chunk, without a length. */
  body?: Uint8Array | readonly Uint8Array[] | undefined
}

export type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string }

/** A server that has not answered by then hangs. */
const TIMEOUT_MS = 30_000

const agent = new Agent({ keepAlive: true, maxSockets: 12 })

/** Sends a request as no browser would, and reads the whole answer. Rejects when there is none. */
export const send = (
  origin: string,
  { method = 'GET', path, headers = {}, body }: RawRequest,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const hasBody = body !== undefined
    const outgoing = request(
      {
        hostname,
        port,
        method,
        path,
        // A request that is refused before its body was read leaves a closed connection.
        ...(hasBody ? { headers: { connection: 'close', ...headers } } : { agent, headers }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
      (response) => {
        const pieces: Buffer[] = []
        response.on('data', (piece: Buffer) => pieces.push(piece))
        response.on('error', reject)
        response.on('end', () => {
          const bytes = Buffer.concat(pieces)
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes,
            text: bytes.toString('utf8'),
          })
        })
      },
    )
    outgoing.on('error', (error) => {
      // A server may close a connection that is about to be reused:
      // https://nodejs.org/api/http.html#requestreusedsocket
      if (outgoing.reusedSocket && error.message === 'socket hang up')
        return resolve(send(origin, { method, path, headers: { connection: 'close', ...headers } }))
      reject(new Error(`${method} ${path.slice(0, 200)}: ${error.message}`))
    })
    if (Array.isArray(body)) for (const piece of body) outgoing.write(piece)
    else if (body) outgoing.write(body)
    outgoing.end()
  })
