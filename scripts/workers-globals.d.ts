import type * as Workers from '@cloudflare/workers-types'

// Global types that worker-configuration.d.ts and the Worker's files use, for pages and scripts, which import their types
// without workerd's globals.
declare global {
  type D1Database = Workers.D1Database
  type D1PreparedStatement = Workers.D1PreparedStatement
  type D1Result<T = unknown> = Workers.D1Result<T>
  type R2Bucket = Workers.R2Bucket
  type ImagesBinding = Workers.ImagesBinding
  type ExecutionContext = Workers.ExecutionContext
  // With this side's Request and Response.
  type Fetcher = { fetch: typeof fetch }
}
