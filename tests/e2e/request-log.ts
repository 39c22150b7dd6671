import type { BrowserContext, Request } from '@playwright/test'

const line = (request: Request, outcome: string) =>
  `${new Date().toISOString()} ${outcome} ${request.method()} ${request.resourceType()} ${request.url()}`

/** Writes down every answer and every failure of the requests of a context. */
export const logRequests = (context: BrowserContext, lines: string[]): void => {
  context.on('response', (response) => {
    lines.push(line(response.request(), String(response.status())))
  })
  context.on('requestfailed', (request) => {
    lines.push(line(request, request.failure()?.errorText ?? 'failed'))
  })
}
