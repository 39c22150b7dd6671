import { FAULTS_HEADER } from './faulty-build.ts'

/** One request and what became of it; `status` 0: the connection broke. */
export type Answered = { method: string; path: string; status: number; faults: number }

/** Whether an error belongs to what was broken on purpose at that moment, and the site could do nothing else. */
export type Excuse = (answered: Answered) => boolean

/** Counts every answer of a run, and tells errors that were put in from errors of the site. */
export class Tally {
  answers = 0
  /** Connections that broke. */
  broken = 0
  /** 5xx that were put in: by a binding that failed for that very request, or excused by the run. */
  injected = 0
  /** 5xx of the site's own, and broken connections that nobody broke. */
  readonly beyond: string[] = []
  /** 4xx: what was asked for was right, so there must be none. */
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

export type Asked = { token?: string; body?: unknown; signal?: AbortSignal }
/** `data`: what a `/v1` answer carries; documents have none. */
// biome-ignore lint/suspicious/noExplicitAny: what is in an answer depends on the call
export type Answer = Answered & { data: any }

/** Asks a site and counts what came of it. */
export async function asked(
  url: string,
  tally: Tally,
  door: string,
  { token, body }: Asked = {},
): Promise<Answer> {
  const [method = 'GET', path = ''] = door.split(' ')
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
