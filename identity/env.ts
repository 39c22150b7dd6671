import type { HttpBindings } from '@hono/node-server'
import type { Identity } from './identity.ts'

/** What Hono hands from one handler to the next. */
export type Env = { Bindings: HttpBindings; Variables: { identity: Identity; save: () => void } }
