import { AwsClient } from 'aws4fetch'
import { z } from 'zod'
import { SITE } from '#domain/site/site.ts'
import type { MailConfig } from '../config.ts'
import { logLine } from '../log.ts'
import type { Outcome, SendMail } from './mail.ts'

/** The timeout of the service, in milliseconds. */
const TIMEOUT_MS = 20_000

/** Errors with status 400 that are about this mail: any other one is about the account, and may end. */
const ABOUT_MAIL = new Set(['BadRequestException', 'MessageRejected'])

/** `{"__type": "TooManyRequestsException"}`, or the name in a header, with a namespace or an address around it. */
const Refusal = z.object({ __type: z.string().optional(), code: z.string().optional() })
const typeOf = (header: string | null, body: unknown): string => {
  const { data } = Refusal.safeParse(body)
  const [name = ''] = (header ?? data?.__type ?? data?.code ?? '').split(':')
  return name.split('#').at(-1) ?? ''
}

/** A display name in a header is ASCII (RFC 2047): the name of the site is encoded. */
const encodedWord = (text: string): string =>
  `=?UTF-8?B?${btoa(String.fromCharCode(...new TextEncoder().encode(text)))}?=`

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' })

type Settings = Extract<MailConfig, { region: string }> & {
  /** Another origin than the service's own, for tests. */
  origin?: string
}

/**
 * Sends mails by Amazon SES: each is one request, signed with the key of an IAM user.
 * https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_SendEmail.html
 */
export function ses({ from, region, accessKeyId, secretAccessKey, origin }: Settings): SendMail {
  // Repeating is up to the caller, who knows what must not be sent twice.
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 'ses', retries: 0 })
  const url = `${origin ?? `https://email.${region}.amazonaws.com`}/v2/email/outbound-emails`
  const sender = `${encodedWord(SITE.name)} <${from}>`
  return async ({ to, subject, html, text, headers = {} }): Promise<Outcome> => {
    const body = JSON.stringify({
      FromEmailAddress: sender,
      Destination: { ToAddresses: [to] },
      Content: {
        Simple: {
          Subject: utf8(subject),
          Body: { Html: utf8(html), Text: utf8(text) },
          Headers: Object.entries(headers).map(([Name, Value]) => ({ Name, Value })),
        },
      },
    })
    const request = await client.sign(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    const response = await fetch(request, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null)
    if (!response) return 'unanswered'
    const answer: unknown = await response.json().catch(() => null)
    if (response.ok) return 'accepted'
    const type = typeOf(response.headers.get('x-amzn-errortype'), answer)
    logLine('error', 'a mail was not accepted', { status: response.status, type })
    return response.status === 400 && ABOUT_MAIL.has(type) ? 'refused' : 'busy'
  }
}
