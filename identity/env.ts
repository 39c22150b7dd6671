import type { HttpBindings } from '@hono/node-server'
import type { Identity } from './identity.ts'

/** Hono's variables. */
export type Env = { Bindings: HttpBindings; Variables: { identity: Identity; save: () => void } }
