// Every npm script begins here: installs what is missing, then runs a script under the project's own Node 24 and ends
// as it ends. Plain JavaScript for the Node that happens to be there (20 or newer), with nothing installed yet.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const STAMP = join(ROOT, 'node_modules/.installed-lockfile')
const OLDEST_NODE = 20
/** The major version of the node-… packages. */
const OWN_NODE = 24

const fail = (message) => {
  console.error(message)
  process.exit(1)
}

const lockfileHash = () =>
  createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')

const isInstalled = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockfileHash()

/** `npm ci`, when node_modules is missing or is not what package-lock.json says. */
const install = () => {
  if (isInstalled()) return
  console.log('▸ 依存関係をインストールしています（初回は1分ほどかかります）')
  const begin = Date.now()
  // Warnings would name the Node that installs, which is not the one that runs.
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) fail('依存関係をインストールできませんでした。ネットワークの接続を確認してください。')
  writeFileSync(STAMP, lockfileHash())
  console.log(`✓ 依存関係（${((Date.now() - begin) / 1000).toFixed(1)}秒）`)
}

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE)
  fail(`Node.js ${OLDEST_NODE}以上が必要です（今は${process.version}）。`)
install()

const [script, ...args] = process.argv.slice(2)
const bin = join(ROOT, 'node_modules/.bin')
const hasOwnNode = existsSync(join(bin, 'node'))
// No package brings Node to macOS.
if (!hasOwnNode && Number(process.versions.node.split('.')[0]) < OWN_NODE)
  fail(
    `On ${process.platform} ${process.arch} Node.js ${OWN_NODE} or newer is needed, and this is ${process.version}. Install it from https://nodejs.org, then run the same command again.`,
  )
const child = spawn(hasOwnNode ? join(bin, 'node') : process.execPath, [join(ROOT, script), ...args], {
  cwd: ROOT,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH}`,
    WRANGLER_SEND_METRICS: 'false',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    NODE_NO_WARNINGS: '1',
  },
})
// A terminal's Ctrl-C reaches the child by itself too: it answers the first signal and ignores the rest.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 1 : code))
