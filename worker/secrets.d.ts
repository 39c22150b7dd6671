// Not in wrangler.toml, because they are secret: `wrangler secret put NAME`. Any of them may be missing.
interface Env {
  /** Signs links to media (`media/signature.ts`). Without it no link is right. */
  MEDIA_SIGNING_KEY?: string
  /** Seal cookies and sign tokens of ours; separated by commas, the first one seals (`config.ts`, `readSealKeys`). */
  SEAL_KEYS?: string
  /** Open `/operations` to whoever runs the site from a command line; separated by commas (`middleware/operations-key.ts`). */
  OPERATIONS_KEY?: string
  /** `true` for previews of the site, which search engines are not to find (`middleware/no-index.ts`). */
  NO_INDEX?: string
  /** `true` where tests ask how many rows D1 read (`middleware/rows-read.ts`). */
  COUNT_ROWS_READ?: string
  /** `true` where tests let the clock tick at times that have not come (`index.ts`). */
  CLOCK_RUNS_AHEAD?: string
  /** Where a local site has missing pictures of the sample content drawn (`media/draw-missing.ts`). */
  DRAWINGS?: string
  /** How many times sooner what is gathered is written, where tests wait for it (`operations/gather.ts`). */
  GATHERING_SPEED?: string
  /** Whoever sends it as a bearer is told the details of `/v1/health`; at least 16 characters, else nobody is. */
  HEALTH_TOKEN?: string
  /** The share of usual answers that is logged (`middleware/request-log.ts`): tests want all of them. */
  LOG_SAMPLE?: string
}
