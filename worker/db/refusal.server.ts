/**
 * Whether the database itself refused a batch, so that nothing of it is written: D1 ends such messages with the name of
 * SQLite's result. Any other error tells nothing: the answer to what was written may have been lost on its way back.
 * https://developers.cloudflare.com/d1/observability/debug-d1/
 */
export const isRefusal = (error: unknown): boolean => /\bSQLITE_[A-Z]+/.test(String(error))
