import { z } from 'zod'
import { CognitoError } from './errors.ts'

/** The client of faults that apply to all. */
const EVERYONE = '*'

/**
 * An injected fault.
 * - `error`: 500; `throttle`: Cognito's 429; `cut`: the connection ends without an answer
 * - `skew`: the stand-in's clock runs `seconds` ahead (or behind, when negative)
 * - `expiry`: tokens live for `seconds` only
 */
export const FaultInput = z.strictObject({
  /** The affected client, by `x-fault-client` or `Client/name` in its user agent. */
  client: z.string().min(1).max(100).default(EVERYONE),
  kind: z.enum(['error', 'throttle', 'cut', 'skew', 'expiry']),
  /** An operation (`InitiateAuth`) or a path (`/oauth2/token`); all by default. */
  target: z.string().max(100).optional(),
  /** How often; by default until it is removed. */
  times: z.int().positive().optional(),
  seconds: z.int().default(0),
})
type Fault = z.infer<typeof FaultInput>

export type Faults = Fault[]

const isFor = (fault: Fault, client: string) => fault.client === EVERYONE || fault.client === client

/** The name of the calling client. */
export const clientOf = (headers: Headers): string =>
  headers.get('x-fault-client') ?? /\bClient\/([\w-]+)/.exec(headers.get('user-agent') ?? '')?.[1] ?? ''

/** Clock skew for a client, in seconds. */
export const skewOf = (faults: Faults, client: string): number =>
  faults.find((fault) => fault.kind === 'skew' && isFor(fault, client))?.seconds ?? 0

/** The lifetime of tokens for a client, if a fault changes it. */
export const expiryOf = (faults: Faults, client: string): number | null =>
  faults.find((fault) => fault.kind === 'expiry' && isFor(fault, client))?.seconds ?? null

/** The next fault for a call, or `null`. Counts down `times`. */
export const consumeFault = (faults: Faults, client: string, target: string): Fault | null => {
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

/** The error of a fault other than `cut`. */
export const refusalOf = ({ kind }: Fault): CognitoError =>
  kind === 'throttle'
    ? new CognitoError('TooManyRequestsException', 'Too many requests', 429)
    : new CognitoError('InternalErrorException', 'Something went wrong', 500)
