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

const fromPlaywright = () => run('playwright', ['install', 'chromium'])

const fromDebian = async () => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  await run('apt-get', ['update'])
  const packages = ['chromium', 'fonts-noto-cjk']
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })
}

/**
 * A Chromium for the browser tests: one that is there, else Playwright's own, else Debian's package.
 * @throws an error that tells the reader what to install
 */
export const findChromium = async (): Promise<string> => {
  for (const install of [fromPlaywright, fromDebian]) {
    const path = existing()
    if (path) return path
    console.log('▸ ブラウザをインストールしています')
    await install()
  }
  const path = existing()
  if (path) return path
  throw new Error(
    'ブラウザのテストにはChromiumが必要です。インストールするか、環境変数 CHROMIUM_PATH で場所を指定してください。',
  )
}
