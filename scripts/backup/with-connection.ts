const TRIES = 3

/** Whether a connection broke under a call: undici says so in the error, or in its cause. */
const isBroken = (error: unknown): boolean =>
  error instanceof Error &&
  (/other side closed|ECONNRESET|UND_ERR_SOCKET/.test(
    `${error.message} ${(error as NodeJS.ErrnoException).code}`,
  ) ||
    isBroken(error.cause))

/**
 * Does once more what a broken connection has cut: one that was kept open may be closed by the other side in the moment
 * it is used again. Only for what may be done twice.
 */
export const withConnection = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let left = TRIES - 1; ; left -= 1)
    try {
      return await work()
    } catch (error) {
      if (left === 0 || !isBroken(error)) throw error
    }
}
