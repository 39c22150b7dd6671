import { defineConfig } from '@playwright/test'
import { TEST_FLAGS } from './tests/chromium-flags.ts'
import { FULL_TESTS, isFullRun } from './tests/full-run.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  testIgnore: isFullRun ? [] : FULL_TESTS,
  globalSetup: './tests/e2e/setup.ts',
  fullyParallel: true,
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A hung test costs two minutes; a journey on a slow machine took more than one.
  timeout: 120_000,
  // Generous, because test machines are slow at times.
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/test/playwright.json' }]],
  outputDir: '.cache/test/playwright',
  use: {
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    // The default, and a fifth faster: Chromium draws the transitions of each navigation without a GPU.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 900 },
    // It fetches some hundred files after a sign-in. Offline tests allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Tracing every test costs a tenth of the time: failed tests are run again with a trace (scripts/test/evidence.ts).
    trace: 'off',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: TEST_FLAGS },
  },
})
