import { FAULTS_HEADER } from './faulty-build.ts'

/** A request with its response; `status` 0: the connection broke. */
export type Answered = { method: string; path: string; status: number; faults: number }

/** Whether an injected fault explains an error. */
export type Excuse = (answered: Answered) => boolean

/** Counts the responses of a run, and distinguishes injected errors from errors of the site. */
export class Tally {
  answers = 0
  /** Connections that broke. */
  broken = 0
  /** 5xx explained by an injected fault. */
  injected = 0
  /** Other 5xx and broken connections. */
  readonly beyond: string[] = []
  /** 4xx. All requests are valid, so there must be none. */
  readonly refused: string[] = []
  excuse: Excuse = () => false

  count(answered: Answered): void {
    const { method, path, status } = answered
    this.answers += 1
    const isExcused = this.excuse(answered)
    if (status === 0) {
      this.broken += 1
      if (!isExcused) this.beyond.push(`${method} ${path}: broken`)
    } else if (status >= 500) {
      if (isExcused) this.injected += 1
      else this.beyond.push(`${method} ${path}: ${status}`)
    } else if (status >= 400) this.refused.push(`${method} ${path}: ${status}`)
  }
}

export type SendOptions = { token?: string; body?: unknown; signal?: AbortSignal }
/** `data`: what a `/v1` answer carries; documents have none. */
// biome-ignore lint/suspicious/noExplicitAny: what is in an answer depends on the call
type Answer = Answered & { data: any }

/** Sends a request and counts its response. */
export async function sendCounted(
  url: string,
  tally: Tally,
  endpoint: string,
  { token, body }: SendOptions = {},
): Promise<Answer> {
  const [method = 'GET', path = ''] = endpoint.split(' ')
  const answer = await send(url, method, path, token, body)
  tally.count(answer)
  return answer
}

async function send(
  url: string,
  method: string,
  path: string,
  token?: string,
  body?: unknown,
): Promise<Answer> {
  try {
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    const faults = Number(response.headers.get(FAULTS_HEADER) ?? 0)
    return { method, path, status: response.status, faults, data: isJson ? JSON.parse(text) : null }
  } catch {
    return { method, path, status: 0, faults: 0, data: null }
  }
}
