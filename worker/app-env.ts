/**
 * Hono's environment: the bindings of wrangler.toml, and the variables that middleware sets for handlers. `isOffice`:
 * the call is below `/v1/manage`, where a second factor may be required. `startOverlay`: starts the overlay of a build
 * that has none yet; set by `startsOverlay()`.
 */
export type AppEnv = {
  Bindings: Env
  Variables: { requestId: string; isOffice?: boolean; startOverlay?: () => void }
}
