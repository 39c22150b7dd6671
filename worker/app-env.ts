/**
 * Hono's environment: the bindings of wrangler.toml, and what the middleware leaves for the handlers. `isOffice`: the call
 * is one below `/v1/manage`, where a second factor may be needed. `startOverlay`: publishes over a build that nothing was
 * published over yet; set by `startsOverlay()`.
 */
export type AppEnv = {
  Bindings: Env
  Variables: { requestId: string; isOffice?: boolean; startOverlay?: () => void }
}
