import { z } from 'zod'
import { ApiError } from '#domain/api/envelope.ts'

/** The body of every refusal. A 409 has the current state under `data` where the request was based on an older one. */
export const Refusal = z.object({
  errors: z.array(ApiError).min(1),
  data: z.record(z.string(), z.unknown()).optional(),
})

const RETRY_AFTER = {
  'retry-after': { description: 'Seconds after which to try again', schema: { type: 'string' } },
}
const JSON_REFUSAL = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } }

const refusal = (description: string, headers?: object) => ({
  description,
  ...(headers && { headers }),
  content: JSON_REFUSAL,
})

/** The refusals of all operations, by status, as reusable responses. */
export const REFUSALS = {
  400: refusal('The body is not valid JSON, or too deep'),
  401: refusal('No session, or one that has ended'),
  403: refusal(
    'Not permitted; or the request comes from another site; or a fresh sign-in, or a second factor, is required (`E12403`)',
  ),
  404: refusal('Nothing there, or nothing that the caller may know of'),
  409: refusal('In conflict with the current state, which is under `data` where there is a newer one'),
  410: refusal('Over: expired, or used before'),
  413: refusal('The body is too large'),
  422: refusal('Invalid: one error for each field'),
  429: refusal('Too many requests', RETRY_AFTER),
  503: refusal('Maintenance, or a part of the site does not work', RETRY_AFTER),
  default: refusal('Any other refusal or failure'),
} as const

/** A redirect to another address of the same resource. */
export const REDIRECT = {
  description: 'The resource has another address',
  headers: { location: { description: 'Its address', schema: { type: 'string' } } },
}
