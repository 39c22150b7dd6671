// Not in wrangler.toml, because they are secret: `wrangler secret put NAME`. All of them are optional.
interface Env {
  /** Signs links to media (`media/signature.ts`). Without it no link is valid. */
  MEDIA_SIGNING_KEY?: string
  /** Seal cookies and sign our tokens; separated by commas, the first one seals (`config.ts`, `readSealKeys`). */
  SEAL_KEYS?: string
  /** Grant access to `/operations` from a command line; separated by commas (`middleware/operations-key.ts`). */
  OPERATIONS_KEY?: string
  /** `true` for preview deployments, which must not be indexed (`middleware/no-index.ts`). */
  NO_INDEX?: string
  /** `true` where tests count the rows that D1 reads (`middleware/rows-read.ts`). */
  COUNT_ROWS_READ?: string
  /** `true` where tests run scheduled jobs for future times (`index.ts`). */
  CLOCK_RUNS_AHEAD?: string
  /** The factor by which tests speed up buffered writes (`operations/write-buffer.ts`). */
  GATHERING_SPEED?: string
  /** The bearer token for the details of `/v1/health`; at least 16 characters, or it is ignored. */
  HEALTH_TOKEN?: string
  /** The share of ordinary answers that is logged (`middleware/request-log.ts`): tests log all of them. */
  LOG_SAMPLE?: string
  /** The access key of an IAM user that may send mails by Amazon SES, and nothing else (`newsletter/ses.ts`). */
  SES_ACCESS_KEY_ID?: string
  SES_SECRET_ACCESS_KEY?: string
}
