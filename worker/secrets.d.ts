// Not in wrangler.toml, because they are secret: `wrangler secret put NAME`. Any of them may be missing.
interface Env {
  /** Signs links to media (`media/signature.ts`). Without it no link is right. */
  MEDIA_SIGNING_KEY?: string
}
