import type { Faults } from './faults.ts'
import type { SigningKey } from './signing-key.ts'
import type { State } from './state.ts'

/** The context of a request. `now`: the stand-in's clock in milliseconds, with the skew for this client. */
export type Identity = {
  state: State
  key: SigningKey
  origin: string
  now: () => number
  faults: Faults
  /** The calling client, for faults of one test. */
  client: string
}

export const secondsOf = (milliseconds: number) => Math.floor(milliseconds / 1000)
