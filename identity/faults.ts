import { z } from 'zod'
import { CognitoError } from './errors.ts'

/** Everyone, when a fault names nobody. */
const EVERYONE = '*'

/**
 * Something that goes wrong on purpose.
 * - `error`: 500; `throttle`: 429 in Cognito's words; `cut`: the connection ends without an answer
 * - `skew`: the stand-in's clock runs `seconds` ahead (or behind, when negative)
 * - `expiry`: tokens live for `seconds` only
 */
export const FaultInput = z.strictObject({
  /** Who meets it: what the caller says of itself in `x-fault-client`, or in its user agent as `Client/name`. */
  client: z.string().min(1).max(100).default(EVERYONE),
  kind: z.enum(['error', 'throttle', 'cut', 'skew', 'expiry']),
  /** An operation (`InitiateAuth`) or a path (`/oauth2/token`); every one without it. */
  target: z.string().max(100).optional(),
  /** How often; until it is taken back without it. */
  times: z.int().positive().optional(),
  seconds: z.int().default(0),
})
type Fault = z.infer<typeof FaultInput>

export type Faults = Fault[]

const isFor = (fault: Fault, client: string) => fault.client === EVERYONE || fault.client === client

/** How a caller names itself. */
export const clientOf = (headers: Headers): string =>
  headers.get('x-fault-client') ?? /\bClient\/([\w-]+)/.exec(headers.get('user-agent') ?? '')?.[1] ?? ''

/** Seconds that the clock is ahead for this caller. */
export const skewOf = (faults: Faults, client: string): number =>
  faults.find((fault) => fault.kind === 'skew' && isFor(fault, client))?.seconds ?? 0

/** How long tokens live for this caller, when a fault says so. */
export const expiryOf = (faults: Faults, client: string): number | null =>
  faults.find((fault) => fault.kind === 'expiry' && isFor(fault, client))?.seconds ?? null

/** The next failure due for this call, counted. */
export const takeFault = (faults: Faults, client: string, target: string): Fault | null => {
  const index = faults.findIndex(
    (fault) =>
      ['error', 'throttle', 'cut'].includes(fault.kind) &&
      isFor(fault, client) &&
      (!fault.target || fault.target === target),
  )
  const fault = faults[index]
  if (!fault) return null
  if (fault.times !== undefined) {
    fault.times -= 1
    if (fault.times === 0) faults.splice(index, 1)
  }
  return fault
}

/** The refusal of a fault that answers at all. */
export const refusalOf = ({ kind }: Fault): CognitoError =>
  kind === 'throttle'
    ? new CognitoError('TooManyRequestsException', 'Too many requests', 429)
    : new CognitoError('InternalErrorException', 'Something went wrong', 500)
