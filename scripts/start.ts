import './build/bounded-workerd.ts'
import { identityVars } from '#identity/settings.ts'
import type { RunningIdentity } from '#identity/start.ts'
import { prepareSiteAndPictures, STATE_DIR } from './build/site-steps.ts'
import { isPortFree } from './local/free-port.ts'
import { startLocalIdentity } from './local/identity.ts'
import { stopRunning } from './local/run.ts'
import { startScheduledJobs } from './local/scheduled-jobs.ts'
import { localSecrets } from './local/secrets.ts'
import { type SiteServer, serveSite } from './local/serve.ts'
import { timed } from './local/step.ts'

const HOST = '127.0.0.1'
const port = Number(process.env.PORT ?? 8787)
// This script runs on developers' machines, so development endpoints are open.
const serverDev = process.env.SERVER_DEV !== 'false'

let server: SiteServer | undefined
let identity: RunningIdentity | null = null
let stopScheduledJobs = () => {}

let isStopping = false
const stop = async () => {
  if (isStopping) return
  isStopping = true
  stopRunning()
  stopScheduledJobs()
  await server?.stop()
  await identity?.stop()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)

const serve = async () => {
  identity = await startLocalIdentity({ serverDev })
  const vars = {
    ...localSecrets(),
    ...(identity ? identityVars(identity.origin, `http://localhost:${port}`) : {}),
  }
  server = await serveSite({
    port,
    host: HOST,
    serverDev,
    stateDir: STATE_DIR,
    vars,
    limits: 'real',
  })
  stopScheduledJobs = startScheduledJobs(server.miniflare)
}

const start = async () => {
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error(
      `PORT=${process.env.PORT} is not a port. Use a number from 1 to 65535: PORT=9000 npm start`,
    )
  if (!(await isPortFree(port, HOST)))
    throw new Error(
      `Port ${port} is in use. Stop the process that uses it, or choose another port: PORT=${port === 65535 ? 9000 : port + 1} npm start`,
    )
  await prepareSiteAndPictures()
  await timed('Server', serve)
  console.log(`\n  http://localhost:${port}/   (SERVER_DEV=${serverDev}, stop with Ctrl-C)\n`)
  if (identity)
    console.log(`  ${identity.origin}/outbox   codes sent by mail and SMS, mails of the newsletter\n`)
}

await start().catch((error: unknown) => {
  stopRunning()
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
