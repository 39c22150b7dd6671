import { z } from 'zod'
import { ListMeta } from '#domain/api/envelope.ts'
import { IsoDate } from '#domain/date/iso-date.ts'
import { Health } from '#domain/operations/health.ts'
import { ClientError, ErrorPlace, Operations, PageVitals } from '#domain/operations/operations.ts'
import { type CallPath, pathOf } from '#renderer/api/call-path.ts'
import { fetchManagement } from '../fetch-management.ts'

const OperationsAnswer = z.object({ operations: Operations })
const HealthAnswer = z.object({ health: Health })
export const VitalsAnswer = z.object({ vitals: z.object({ since: IsoDate, list: z.array(PageVitals) }) })
export const ErrorsAnswer = z.object({ errors: z.object({ list: z.array(ClientError), meta: ListMeta }) })
export const ErrorAnswer = z.object({ error: ClientError, places: z.array(ErrorPlace) })

export const fetchOperations = async (): Promise<Operations> =>
  (await fetchManagement(OperationsAnswer, '/operations')).operations

export const fetchHealth = async (): Promise<Health> =>
  (await fetchManagement(HealthAnswer, '/operations/health')).health

export const VITALS_PATH = pathOf`/operations/vitals?days=7`
export const errorsPath = (state: 'open' | 'resolved'): CallPath =>
  pathOf`/operations/errors?state=${state}&limit=100`
export const errorPath = (fingerprint: string): CallPath => pathOf`/operations/errors/${fingerprint}`

/** Resolves or reopens an error. */
export const resolveError = (fingerprint: string, isResolved: boolean) =>
  fetchManagement(z.object({ result: z.literal(true) }), pathOf`${errorPath(fingerprint)}/resolution`, {
    method: 'PUT',
    body: { isResolved },
  })
