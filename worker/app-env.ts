/**
 * Hono's environment: the bindings of wrangler.toml, and what the middleware leaves for the handlers. `isOffice`: the call
 * is one below `/v1/manage`, where a second factor may be needed.
 */
export type AppEnv = { Bindings: Env; Variables: { requestId: string; isOffice?: boolean } }
