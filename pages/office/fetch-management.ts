import type { ZodType, z } from 'zod'
import type { CallPath, FixedPath } from '#renderer/api/call-path.ts'
import { send } from '#renderer/api/send.ts'
import { answer } from '#renderer/api.ts'
import { publicConfig } from '#renderer/auth/public-config.ts'
import { registerTokens } from '#renderer/auth/register-tokens.ts'

type Question = {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  body?: unknown
  /** Whether the request continues after leaving the page; always true for writes. */
  outlivesPage?: boolean
}

/**
 * Calls `/v1/manage` and parses the response: `fetchManagement(Answer, '/article-pages?limit=50')`. Throws the errors
 * of renderer/shell/errors. Build paths with parameters with `pathOf`.
 */
export async function fetchManagement<Schema extends ZodType, Path extends string>(
  schema: Schema,
  path: CallPath | (Path & FixedPath<Path>),
  { method = 'GET', body, outlivesPage = true }: Question = {},
): Promise<z.output<Schema>> {
  registerTokens()
  const { apiHost } = await publicConfig()
  const init: RequestInit = {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }
  const call = send(`${apiHost}/v1/manage${path}`, init, { outlivesPage })
  return answer(schema, call as Parameters<typeof answer<Schema>>[1])
}
