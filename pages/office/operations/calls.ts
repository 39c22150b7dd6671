import { z } from 'zod'
import { listOf } from '#domain/api/envelope.ts'
import { IsoDate } from '#domain/date/iso-date.ts'
import { Health } from '#domain/operations/health.ts'
import { ClientError, ErrorPlace, Operations, PageVitals } from '#domain/operations/operations.ts'
import { Done } from '#renderer/api/answer.ts'
import { endpoint } from '#renderer/api/endpoint.ts'
import { request } from '#renderer/api/request.ts'

const getOperations = endpoint('GET /manage/operations', z.object({ operations: Operations }))
const getHealth = endpoint('GET /manage/operations/health', z.object({ health: Health }))
const resolve = endpoint('PUT /manage/operations/errors/:fingerprint/resolution', Done)
export const listVitals = endpoint(
  'GET /manage/operations/vitals',
  z.object({ vitals: z.object({ since: IsoDate, list: z.array(PageVitals) }) }),
)
export const listErrors = endpoint('GET /manage/operations/errors', z.object({ errors: listOf(ClientError) }))
export const getError = endpoint(
  'GET /manage/operations/errors/:fingerprint',
  z.object({ error: ClientError, places: z.array(ErrorPlace) }),
)

export const fetchOperations = async (): Promise<Operations> => (await request(getOperations())).operations

export const fetchHealth = async (): Promise<Health> => (await request(getHealth())).health

/** Resolves or reopens an error. */
export const resolveError = (fingerprint: string, isResolved: boolean) =>
  request(resolve({ param: { fingerprint }, json: { isResolved } }))
