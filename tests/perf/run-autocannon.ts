import autocannon from 'autocannon'

/** Called for every response. */
type OnAnswer = (status: number, bytes: number, milliseconds: number) => void

/** One run of autocannon. `errors`: broken connections, and requests without response in ten seconds. */
export const runAutocannon = (options: autocannon.Options, onAnswer: OnAnswer): Promise<{ errors: number }> =>
  new Promise((resolve, reject) => {
    const run = { ...options, skipAggregateResult: true }
    const instance = autocannon(run, (error, { errors }) => (error ? reject(error) : resolve({ errors })))
    instance.on('response', (_client, status, bytes, milliseconds) => onAnswer(status, bytes, milliseconds))
  })
