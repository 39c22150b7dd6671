import { spawn } from 'node:child_process'
import { identityVars } from '#identity/settings.ts'
import { bindingTypes } from './binding-types.ts'
import { startLocalIdentity } from './local-identity.ts'
import { localSecrets } from './local-secrets.ts'
import { drawPictures, migrate, seed } from './site-steps.ts'

// vite with the Worker inside, on the same D1 and R2 as `npm start`.
await migrate()
await seed()
await drawPictures()
await bindingTypes()
const identity = await startLocalIdentity({ serverDev: process.env.SERVER_DEV !== 'false' })
if (identity) console.log(`▸ 送信箱（確認コードのメールとSMS） ${identity.origin}/outbox`)
const vite = spawn('node_modules/.bin/vite', ['dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: {
    ...process.env,
    LOCAL_VARS: JSON.stringify({ ...localSecrets(), ...(identity ? identityVars(identity.origin) : {}) }),
    WRANGLER_SEND_METRICS: 'false',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    NODE_NO_WARNINGS: '1',
  },
})
vite.on('exit', async (code) => {
  await identity?.stop()
  process.exit(code ?? 0)
})
// A terminal's Ctrl-C reaches vite by itself; a signal that is sent to npm alone does not.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => vite.kill('SIGTERM'))
