import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { ses } from './ses.ts'

const KEY = { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'the-secret-of-the-tests' }
const REGION = 'ap-northeast-1'

type Received = { method: string; path: string; headers: IncomingHttpHeaders; body: string }

let received: Received[] = []
let answer: { status: number; type?: string; body?: object } | 'cut' = { status: 200 }

const server = createServer(async (request, response) => {
  const { method = '', url = '', headers } = request
  received.push({ method, path: url, headers, body: await text(request) })
  if (answer === 'cut') return void request.socket.destroy()
  response.writeHead(answer.status, {
    'content-type': 'application/json',
    ...(answer.type && { 'x-amzn-errortype': answer.type }),
  })
  response.end(JSON.stringify(answer.body ?? { MessageId: 'x' }))
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => {
  server.close()
  server.closeAllConnections()
})
beforeEach(() => {
  received = []
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const send = ses({ from: 'news@tabishirube.example', region: REGION, ...KEY, origin })

const MAIL = {
  to: 'yomu@example.jp',
  subject: '冬の号',
  html: '<p>雪のたより</p>',
  text: '雪のたより',
  headers: {
    'List-Unsubscribe': '<https://tabishirube.example/newsletter/unsubscribe?token=x>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
}

const hash = (content: string) => createHash('sha256').update(content).digest('hex')
const hmac = (key: string | Buffer, content: string) => createHmac('sha256', key).update(content).digest()

/**
 * The header that signs a request, by Amazon's own description:
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 */
const signatureOf = ({ method, path, headers, body }: Received): string => {
  const [, signed = ''] = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '') ?? []
  const moment = String(headers['x-amz-date'])
  const scope = `${moment.slice(0, 8)}/${REGION}/ses/aws4_request`
  const canonical = [
    method,
    path,
    '',
    ...signed.split(';').map((name) => `${name}:${headers[name]}`),
    '',
    signed,
    hash(body),
  ].join('\n')
  const key = [moment.slice(0, 8), REGION, 'ses', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${KEY.secretAccessKey}`,
  )
  const signature = hmac(key, ['AWS4-HMAC-SHA256', moment, scope, hash(canonical)].join('\n')).toString('hex')
  return `AWS4-HMAC-SHA256 Credential=${KEY.accessKeyId}/${scope}, SignedHeaders=${signed}, Signature=${signature}`
}

test('a mail is one signed request, with its headers and both of its forms', async () => {
  answer = { status: 200 }
  expect(await send(MAIL)).toBe('accepted')
  const [request] = received
  if (!request) throw new Error('nothing was sent')
  expect([request.method, request.path]).toEqual(['POST', '/v2/email/outbound-emails'])
  expect(request.headers['content-type']).toBe('application/json')
  expect(request.headers.authorization).toMatch(/SignedHeaders=[^,]*\bhost\b/)
  expect(request.headers.authorization).toBe(signatureOf(request))
  const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' })
  expect(JSON.parse(request.body)).toEqual({
    FromEmailAddress: `=?UTF-8?B?${Buffer.from('たびしるべ').toString('base64')}?= <news@tabishirube.example>`,
    Destination: { ToAddresses: ['yomu@example.jp'] },
    Content: {
      Simple: {
        Subject: utf8('冬の号'),
        Body: { Html: utf8('<p>雪のたより</p>'), Text: utf8('雪のたより') },
        Headers: Object.entries(MAIL.headers).map(([Name, Value]) => ({ Name, Value })),
      },
    },
  })
})

test.each([
  [{ status: 400, type: 'MessageRejected' }, 'refused'],
  [{ status: 400, type: 'BadRequestException:http://internal.amazon.com/coral/' }, 'refused'],
  [{ status: 400, body: { __type: 'com.amazonaws.ses#MailFromDomainNotVerifiedException' } }, 'busy'],
  [{ status: 400, type: 'SendingPausedException' }, 'busy'],
  [{ status: 403, type: 'SignatureDoesNotMatch' }, 'busy'],
  [{ status: 429, type: 'TooManyRequestsException' }, 'busy'],
  [{ status: 500 }, 'busy'],
  [{ status: 503, type: 'ServiceUnavailable' }, 'busy'],
] as const)('the answer %o means: %s, and is not repeated here', async (given, outcome) => {
  answer = given
  expect(await send(MAIL)).toBe(outcome)
  expect(received).toHaveLength(1)
})

test('a connection that ends without an answer leaves the mail unanswered', async () => {
  answer = 'cut'
  expect(await send(MAIL)).toBe('unanswered')
})
