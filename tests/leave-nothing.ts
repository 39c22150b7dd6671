import { afterAll, vi } from 'vitest'

/**
 * Files share what they load, and globals with it. The runner takes back what was put in their place before each test,
 * which is too late for what the next file does while it is loaded, such as starting a site and signing in there.
 */
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.useRealTimers()
})
