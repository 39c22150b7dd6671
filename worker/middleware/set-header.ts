import type { Context } from 'hono'

/** Sets a header of a finished answer in place; `c.header` copies the answer each time. */
export function setHeader(c: Context, name: string, value: string): void {
  try {
    c.res.headers.set(name, value)
  } catch {
    // The response of another server, whose headers are immutable.
    c.header(name, value)
  }
}
