import { createHistogram } from 'node:perf_hooks'
import type autocannon from 'autocannon'
import { usageOf } from './process-usage.ts'
import { runAutocannon } from './run-autocannon.ts'

/** One request of a load. `next`: values that differ in each request. */
export type LoadRequest = {
  method?: 'GET' | 'PUT' | 'POST' | 'PATCH'
  path: string
  headers?: Record<string, string>
  body?: string
  next?: () => Partial<Pick<LoadRequest, 'path' | 'headers' | 'body'>>
}

export type Load = {
  url: string
  requests: readonly LoadRequest[]
  /** The expected status. */
  status?: number
  connections: number
  seconds: number
  /** The server process. */
  pid: number
}

/** `perSecond`: responses with the expected status. Times in milliseconds; `cpuMs`: CPU of the server per request. */
export type Driven = {
  connections: number
  perSecond: number
  p50: number
  p99: number
  /** Responses with another status, broken connections, and requests without response in ten seconds. */
  errors: number
  cpuMs: number
  rssBytes: number
  bytes: number
}

const requestOf = ({ next, ...options }: LoadRequest): autocannon.Request => ({
  ...options,
  ...(next && { setupRequest: (request: autocannon.Request) => ({ ...request, ...next() }) }),
})

/**
 * Sends requests over a number of connections as fast as responses come. Records times in microseconds in Node's
 * histogram: autocannon's resolution is a millisecond, and many responses take less.
 */
export async function drive({
  url,
  requests,
  status = 200,
  connections,
  seconds,
  pid,
}: Load): Promise<Driven> {
  const times = createHistogram()
  let right = 0
  let wrong = 0
  let bytes = 0
  const before = usageOf(pid).cpuMs
  const begun = performance.now()
  const { errors } = await runAutocannon(
    { url, connections, duration: seconds, requests: requests.map(requestOf) },
    (answer, size, milliseconds) => {
      times.record(Math.max(1, Math.round(milliseconds * 1000)))
      bytes += size
      if (answer === status) right += 1
      else wrong += 1
    },
  )
  const passed = (performance.now() - begun) / 1000
  const after = usageOf(pid)
  const answers = right + wrong
  return {
    connections,
    perSecond: right / passed,
    p50: times.percentile(50) / 1000,
    p99: times.percentile(99) / 1000,
    errors: wrong + errors,
    cpuMs: answers === 0 ? 0 : (after.cpuMs - before) / answers,
    rssBytes: after.rssBytes,
    bytes: answers === 0 ? 0 : bytes / answers,
  }
}
