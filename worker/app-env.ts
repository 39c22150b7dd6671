/** Hono's environment: the bindings of wrangler.toml, and what the middleware leaves for the handlers. */
export type AppEnv = { Bindings: Env; Variables: { requestId: string } }
