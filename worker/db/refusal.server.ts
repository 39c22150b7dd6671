/**
 * Whether the database refused a batch, so that nothing of it is written: D1 ends such messages with the name of
 * SQLite's result code. After any other error the batch may have been written and only the answer lost.
 * https://developers.cloudflare.com/d1/observability/debug-d1/
 */
export const isRefusal = (error: unknown): boolean => /\bSQLITE_[A-Z]+/.test(String(error))
