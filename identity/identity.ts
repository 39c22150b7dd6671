import type { Faults } from './faults.ts'
import type { SigningKey } from './signing-key.ts'
import type { State } from './state.ts'

/** What a request is answered from. `now` is the stand-in's clock in milliseconds, as the caller is to see it. */
export type Identity = {
  state: State
  key: SigningKey
  origin: string
  now: () => number
  faults: Faults
  /** Who asks, for faults that are meant for one test only. */
  client: string
}

export const secondsOf = (milliseconds: number) => Math.floor(milliseconds / 1000)
