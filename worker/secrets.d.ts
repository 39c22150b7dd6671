// Not in wrangler.toml, because they are secret: `wrangler secret put NAME`. Any of them may be missing.
interface Env {
  /** Signs links to media (`media/signature.ts`). Without it no link is right. */
  MEDIA_SIGNING_KEY?: string
  /** Seal cookies and sign tokens of ours; separated by commas, the first one seals (`config.ts`, `readSealKeys`). */
  SEAL_KEYS?: string
  /** `true` where tests ask how many rows D1 read (`middleware/rows-read.ts`). */
  COUNT_ROWS_READ?: string
}
