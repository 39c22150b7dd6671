import { z } from 'zod'
import { ListMeta } from '#domain/envelope.ts'
import { IsoDate } from '#domain/iso-date.ts'
import { Health } from '#domain/operations/health.ts'
import { ClientError, ErrorPlace, Operations, PageVitals } from '#domain/operations/operations.ts'
import { ask } from '../ask.ts'

const OperationsAnswer = z.object({ operations: Operations })
const HealthAnswer = z.object({ health: Health })
export const VitalsAnswer = z.object({ vitals: z.object({ since: IsoDate, list: z.array(PageVitals) }) })
export const ErrorsAnswer = z.object({ errors: z.object({ list: z.array(ClientError), meta: ListMeta }) })
export const ErrorAnswer = z.object({ error: ClientError, places: z.array(ErrorPlace) })

export const askOperations = async (): Promise<Operations> =>
  (await ask(OperationsAnswer, '/operations')).operations

export const askHealth = async (): Promise<Health> => (await ask(HealthAnswer, '/operations/health')).health

export const VITALS_PATH = '/operations/vitals?days=7'
export const errorsPath = (state: 'open' | 'resolved'): string =>
  `/operations/errors?state=${state}&limit=100`
export const errorPath = (fingerprint: string): string =>
  `/operations/errors/${encodeURIComponent(fingerprint)}`

/** Marks an error as resolved, or takes that back. */
export const resolveError = (fingerprint: string, isResolved: boolean) =>
  ask(z.object({ result: z.literal(true) }), `${errorPath(fingerprint)}/resolution`, {
    method: 'PUT',
    body: { isResolved },
  })
