import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { run } from './run.ts'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

const existing = () =>
  [process.env.CHROMIUM_PATH, ...INSTALLED, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  )

/** Headless Chromium needs half the CPU time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const fromPlaywright = () => run('playwright', ['install', 'chromium'])

/** Installs by apt-get, if it is there and may be used. */
const fromDebian = async (browser: 'chromium' | 'chromium-headless-shell') => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const patience = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20']
  await run('apt-get', [...patience, 'update'])
  const packages = [browser, 'fonts-noto-cjk']
  await run('apt-get', [...patience, 'install', '-y', '--no-install-recommends', ...packages], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })
}

/**
 * Finds a Chromium for browser tests, or installs Playwright's, or Debian's package.
 * @throws with what to install
 */
export const findChromium = async (): Promise<string> => {
  for (const install of [fromPlaywright, () => fromDebian('chromium')]) {
    const path = existing()
    if (path) return path
    console.log('▸ installing a browser')
    await install()
  }
  const path = existing()
  if (path) return path
  throw new Error('The browser tests need Chromium. Install it, or set CHROMIUM_PATH to its path.')
}

/**
 * Finds or installs Debian's headless Chromium for tests, or any other Chromium.
 * @throws with what to install
 */
export const findTestBrowser = async (): Promise<string> => {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && existsSync(chosen)) return chosen
  if (!existsSync(HEADLESS_SHELL)) {
    console.log('▸ installing the browser for the tests')
    await fromDebian('chromium-headless-shell')
  }
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium()
}
