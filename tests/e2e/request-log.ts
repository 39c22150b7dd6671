import type { BrowserContext, Request } from '@playwright/test'

const line = (request: Request, outcome: string) =>
  `${new Date().toISOString()} ${outcome} ${request.method()} ${request.resourceType()} ${request.url()}`

/** Records every response and every failure of a context's requests. */
export const logRequests = (context: BrowserContext, lines: string[]): void => {
  context.on('response', (response) => {
    lines.push(line(response.request(), String(response.status())))
  })
  context.on('requestfailed', (request) => {
    lines.push(line(request, request.failure()?.errorText ?? 'failed'))
  })
}
