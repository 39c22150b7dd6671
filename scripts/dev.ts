import { spawn } from 'node:child_process'
import './build/bounded-workerd.ts'
import { identityVars } from '#identity/settings.ts'
import { bindingTypes } from './build/binding-types.ts'
import { migrate, putPictures, seed } from './build/site-steps.ts'
import { startLocalIdentity } from './local/identity.ts'
import { localSecrets } from './local/secrets.ts'

// vite with the Worker inside, on the same D1 and R2 as `npm start`.
await migrate()
await putPictures()
// Seeding and binding types run while vite starts, which takes longer.
const content = Promise.all([seed(), bindingTypes()])
const identity = await startLocalIdentity({ serverDev: process.env.SERVER_DEV !== 'false' })
if (identity) console.log(`  ${identity.origin}/outbox   codes sent by mail and SMS, mails of the newsletter`)
const vars = {
  ...localSecrets(),
  ...(identity ? identityVars(identity.origin) : {}),
}
const vite = spawn('node_modules/.bin/vite', ['dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: {
    ...process.env,
    LOCAL_VARS: JSON.stringify(vars),
    WRANGLER_SEND_METRICS: 'false',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    NODE_NO_WARNINGS: '1',
  },
})
vite.on('exit', async (code) => {
  await identity?.stop()
  process.exit(process.exitCode ?? code ?? 0)
})
// A terminal's Ctrl-C reaches vite directly; a signal to npm does not.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => vite.kill('SIGTERM'))
await content.catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
  vite.kill('SIGTERM')
})
