import { afterAll, vi } from 'vitest'

/**
 * Files share their modules and globals. Vitest restores stubs before each test, which is too late for code that the
 * next file runs while it is imported, such as starting a site and signing in.
 */
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.useRealTimers()
})
