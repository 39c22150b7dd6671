import { request } from 'node:http'
import type { MemberSite } from './member-site.ts'

type Answer = { status: number; text: string }

/** A call whose headers and first half of the body were sent; the server waits for the rest. */
type StalledCall = { endpoint: string; finish: () => Promise<Answer> }

const bytesOf = (body: unknown): Buffer =>
  body instanceof Uint8Array ? Buffer.from(body) : Buffer.from(JSON.stringify(body))

/** Starts a call of `/v1` like a client on a very slow connection. Bytes are sent as a picture. */
export const openStalled = async (
  { url }: Pick<MemberSite, 'url'>,
  endpoint: string,
  { token, body }: { token: string; body: unknown },
): Promise<StalledCall> => {
  const [method = '', path = ''] = endpoint.split(' ')
  const bytes = bytesOf(body)
  const half = Math.ceil(bytes.byteLength / 2)
  const sent = request(`${url}/v1${path}`, {
    method,
    agent: false,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': body instanceof Uint8Array ? 'image/jpeg' : 'application/json',
      'content-length': bytes.byteLength,
    },
  })
  const answer = new Promise<Answer>((resolve, reject) => {
    sent.on('error', reject)
    sent.on('response', (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
      )
      response.on('error', reject)
    })
  })
  // An immediate refusal is handled when the call is finished.
  answer.catch(() => null)
  await new Promise<void>((resolve) => sent.write(bytes.subarray(0, half), () => resolve()))
  const finish = () => {
    sent.end(bytes.subarray(half))
    return answer
  }
  return { endpoint, finish }
}
