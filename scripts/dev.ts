import { spawn } from 'node:child_process'
import { bindingTypes } from './binding-types.ts'
import { drawPictures, migrate, seed } from './site-steps.ts'

// vite with the Worker inside, on the same D1 and R2 as `npm start`.
await migrate()
await seed()
await drawPictures()
await bindingTypes()
spawn('node_modules/.bin/vite', ['dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: {
    ...process.env,
    WRANGLER_SEND_METRICS: 'false',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    NODE_NO_WARNINGS: '1',
  },
}).on('exit', (code) => process.exit(code ?? 0))
// Ctrl-C is vite's to answer.
process.on('SIGINT', () => {})
