import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'

export type Asked = {
  method?: string
  /** Sent exactly as it is written; `fetch` would tidy it first. */
  path: string
  headers?: OutgoingHttpHeaders
  /** Sent piece by piece, without a length, where it is a list. */
  body?: Uint8Array | readonly Uint8Array[] | undefined
}

export type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string }

/** Whoever does not answer until then never will. */
const HANGS_MS = 30_000

const agent = new Agent({ keepAlive: true, maxSockets: 12 })

/** Sends a request as no browser would, and reads the whole answer. Rejects when there is none. */
export const send = (origin: string, { method = 'GET', path, headers = {}, body }: Asked): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const hasBody = body !== undefined
    const asked = request(
      {
        hostname,
        port,
        method,
        path,
        // Who is refused before their body was read finds the line closed the next time.
        ...(hasBody ? { headers: { connection: 'close', ...headers } } : { agent, headers }),
        signal: AbortSignal.timeout(HANGS_MS),
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
    asked.on('error', (error) => {
      // A server may close a line that it was about to be asked on: https://nodejs.org/api/http.html#requestreusedsocket
      if (asked.reusedSocket && error.message === 'socket hang up')
        return resolve(send(origin, { method, path, headers: { connection: 'close', ...headers } }))
      reject(new Error(`${method} ${path.slice(0, 200)}: ${error.message}`))
    })
    if (Array.isArray(body)) for (const piece of body) asked.write(piece)
    else if (body) asked.write(body)
    asked.end()
  })
