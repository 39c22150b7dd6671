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

/** Chromium without a screen: the same pages in half the processor time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const fromPlaywright = () => run('playwright', ['install', 'chromium'])

/** Asks Debian's package manager, where there is one that we may ask. */
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
 * A Chromium for the browser tests: one that is there, else Playwright's own, else Debian's package.
 * @throws an error that tells the reader what to install
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
  throw new Error('The browser tests need Chromium. Install it, or set CHROMIUM_PATH to where it is.')
}

/**
 * The browser that tests run in: Debian's Chromium without a screen where it is or can be had, else any Chromium.
 * @throws an error that tells the reader what to install
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
