const WRITES =
  /\b(INSERT|REPLACE)\s+(OR\s+\w+\s+)?INTO\b|\bUPDATE\s+(OR\s+\w+\s+)?\w+\s+SET\b|\bDELETE\s+FROM\b/i
const READS = /^\s*(SELECT|WITH|VALUES)\b/i

/** Whether a statement is known to write nothing. */
export const isReading = (sql: string): boolean => READS.test(sql) && !WRITES.test(sql)
