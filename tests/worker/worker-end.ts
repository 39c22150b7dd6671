declare global {
  var workerEndings: (() => Promise<void>)[] | undefined
}

/** Runs a function when this vitest worker ends, after the last of its files: the runner waits for it. */
export const atWorkerEnd = (end: () => Promise<void>): void => {
  globalThis.workerEndings ??= []
  globalThis.workerEndings.push(end)
}

export const endWorker = async (): Promise<void> => {
  await Promise.all((globalThis.workerEndings ?? []).map((end) => end()))
}
