const TRIES = 3

/** Whether an error or its cause is undici's error for a broken connection. */
const isBroken = (error: unknown): boolean =>
  error instanceof Error &&
  (/other side closed|ECONNRESET|UND_ERR_SOCKET/.test(
    `${error.message} ${(error as NodeJS.ErrnoException).code}`,
  ) ||
    isBroken(error.cause))

/**
 * Retries work whose connection broke: the server may close a keep-alive connection just when it is reused. Only for
 * idempotent work.
 */
export const withConnection = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let left = TRIES - 1; ; left -= 1)
    try {
      return await work()
    } catch (error) {
      if (left === 0 || !isBroken(error)) throw error
    }
}
