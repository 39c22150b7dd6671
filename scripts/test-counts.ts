export type Counts = { passed: number; failed: number }

type VitestReport = {
  success: boolean
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

/** A file that could not even be loaded has no failed test, and has failed all the same. */
export const vitestCounts = ({
  numPassedTests,
  numFailedTests,
  testResults,
  success,
}: VitestReport): Counts => {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
  )
  const failed = numFailedTests + broken.length
  return { passed: numPassedTests, failed: success ? failed : Math.max(failed, 1) }
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
}

export const playwrightCounts = ({ stats, errors }: PlaywrightReport): Counts => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
})

export const sum = (counts: Counts[]): Counts => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
})
