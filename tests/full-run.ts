/** Whether all tests run (`npm run test:all`), or those that are needed to trust a change (`npm test`). */
export const isFullRun = process.env.TEST_ALL === 'true'

/** What looks for the rare, and so runs only then. */
export const FULL_TESTS = '**/*.full.test.{ts,tsx}'
