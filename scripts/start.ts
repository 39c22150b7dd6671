import { identityVars } from '#identity/settings.ts'
import type { RunningIdentity } from '#identity/start.ts'
import { isPortFree } from './free-port.ts'
import { startClock } from './local-clock.ts'
import { startLocalIdentity } from './local-identity.ts'
import { localSecrets } from './local-secrets.ts'
import { stopRunning } from './run.ts'
import { type SiteServer, serveSite } from './serve.ts'
import { prepareSite, STATE_DIR } from './site-steps.ts'

const HOST = '127.0.0.1'
const port = Number(process.env.PORT ?? 8787)
// A guard that is open belongs to a developer's own machine, which is where this script runs.
const serverDev = process.env.SERVER_DEV !== 'false'

let server: SiteServer | undefined
let identity: RunningIdentity | null = null
let stopClock = () => {}

let isStopping = false
const stop = async () => {
  if (isStopping) return
  isStopping = true
  stopRunning()
  stopClock()
  await server?.stop()
  await identity?.stop()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)

const start = async () => {
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error(`PORT=${process.env.PORT}：1から65535までの番号を指定してください。`)
  if (!(await isPortFree(port, HOST)))
    throw new Error(`ポート${port}は使用中です。別の番号を指定してください：PORT=${port + 1} npm start`)
  await prepareSite()
  console.log('▸ 起動')
  identity = await startLocalIdentity({ serverDev })
  const vars = { ...localSecrets(), ...(identity ? identityVars(identity.origin) : {}) }
  server = await serveSite({ port, host: HOST, serverDev, stateDir: STATE_DIR, vars, limits: 'real' })
  stopClock = startClock(server.miniflare)
  console.log(
    `✓ 起動しました（SERVER_DEV=${serverDev}）。終了は Ctrl-C です。\n\n  http://localhost:${port}/\n`,
  )
  if (identity) console.log(`  送信箱（確認コードのメールとSMS） ${identity.origin}/outbox\n`)
}

await start().catch((error: unknown) => {
  stopRunning()
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
