/** The memory of a process after a number of responses. */
export type Sample = { answers: number; megabytes: number }

/** Memory growth per 1,000 responses in MB, by least squares; 0 for fewer than two samples. */
export function slopeOf(samples: readonly Sample[]): number {
  if (samples.length < 2) return 0
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, one) => sum + of(one), 0) / samples.length
  const [answers, megabytes] = [mean((one) => one.answers), mean((one) => one.megabytes)]
  const spread = samples.reduce((sum, one) => sum + (one.answers - answers) ** 2, 0)
  const together = samples.reduce(
    (sum, one) => sum + (one.answers - answers) * (one.megabytes - megabytes),
    0,
  )
  return spread === 0 ? 0 : (together / spread) * 1000
}
