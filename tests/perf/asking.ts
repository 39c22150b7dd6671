import autocannon from 'autocannon'

/** Hears every answer: its status, its size in bytes and how long it took. */
type OnAnswer = (status: number, bytes: number, milliseconds: number) => void

/** One run of autocannon. `errors`: connections that broke, and what was not answered in ten seconds. */
export const askMany = (options: autocannon.Options, onAnswer: OnAnswer): Promise<{ errors: number }> =>
  new Promise((resolve, reject) => {
    const run = { ...options, skipAggregateResult: true }
    const instance = autocannon(run, (error, { errors }) => (error ? reject(error) : resolve({ errors })))
    instance.on('response', (_client, status, bytes, milliseconds) => onAnswer(status, bytes, milliseconds))
  })
