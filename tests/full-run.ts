/** Whether all tests run (`npm run test:all`), or only those needed to trust a change (`npm test`). */
export const isFullRun = process.env.TEST_ALL === 'true'

/** Tests for rare cases, which run only in a full run. */
export const FULL_TESTS = '**/*.full.test.{ts,tsx}'
