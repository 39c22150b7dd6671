// The entry of every npm script: installs missing dependencies, then runs the script with the project's own Node 24 and
// exits with its exit code. Plain JavaScript, as it runs on the installed Node (20 or newer) without dependencies.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
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

/** Runs `npm ci` when node_modules is missing or does not match package-lock.json. */
const install = async () => {
  if (isInstalled()) return
  console.log('▸ Dependencies (about half a minute the first time)')
  const begin = Date.now()
  const seconds = () => ((Date.now() - begin) / 1000).toFixed(1)
  // npm's warnings would be about the installed Node, not the project's.
  const npm = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  npm.on('error', (error) =>
    fail(`npm could not be run (${error.message}). It comes with Node.js: https://nodejs.org`),
  )
  const progress = setInterval(() => console.log(`  Dependencies: still running (${seconds()} s)`), 5000)
  const [status] = await once(npm, 'exit')
  clearInterval(progress)
  if (status !== 0)
    fail(
      'The dependencies could not be installed: npm says why above. Check the network, then run the same command again.',
    )
  writeFileSync(STAMP, lockfileHash())
  console.log(`✓ Dependencies (${seconds()} s)`)
}

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE)
  fail(
    `Node.js ${OLDEST_NODE} or newer is needed, and this is ${process.version}. Install it from https://nodejs.org, then run the same command again.`,
  )
await install()

const [script, ...args] = process.argv.slice(2)
const bin = join(ROOT, 'node_modules/.bin')
const hasOwnNode = existsSync(join(bin, 'node'))
// There is no Node package for macOS.
if (!hasOwnNode && Number(process.versions.node.split('.')[0]) < OWN_NODE)
  fail(
    `On ${process.platform} ${process.arch} Node.js ${OWN_NODE} or newer is needed, and this is ${process.version}. Install it from https://nodejs.org, then run the same command again.`,
  )
// A small young heap and one arena save memory in a process that runs all day (docs/decisions/2026-11-23-workerd-memory.md).
const waits = script === 'scripts/start.ts'
const flags = waits ? ['--max-semi-space-size=1'] : []
const node = hasOwnNode ? join(bin, 'node') : process.execPath
const child = spawn(node, [...flags, join(ROOT, script), ...args], {
  cwd: ROOT,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH}`,
    WRANGLER_SEND_METRICS: 'false',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    NODE_NO_WARNINGS: '1',
    // Compiling the tools takes a fifth of a start.
    NODE_COMPILE_CACHE: join(ROOT, '.cache/node'),
    ...(waits && { MALLOC_ARENA_MAX: '1' }),
  },
})
// A terminal's Ctrl-C reaches the child directly as well; the child ignores further signals.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 1 : code))
