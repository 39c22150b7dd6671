import { writeFileSync } from 'node:fs'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'

// `node scripts/build/write-worker-options.ts dist/server/wrangler.json options.json`, for scripts/build/worker-options.ts.
const [config = '', out = ''] = process.argv.slice(2)
writeFileSync(out, JSON.stringify(unstable_getMiniflareWorkerOptions(config)))
