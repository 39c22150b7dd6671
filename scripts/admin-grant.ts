import { parseArgs } from 'node:util'
import { z } from 'zod'
import { remoteConfig } from './backup/open-site.ts'
import { STATE_DIR } from './build/site-steps.ts'
import { grantRole } from './local/grant-role.ts'
import { localD1File, openSqliteD1 } from './local/sqlite-d1.ts'
import { openWranglerD1 } from './local/wrangler-d1.ts'

// Creates the first administrator, who can then give roles to others.

const USAGE = 'Usage: npm run admin:grant -- <mail address> [--role admin] [--account ID] [--remote]'

const Arguments = z.object({
  positionals: z.tuple([z.string().trim().pipe(z.email())]),
  values: z.object({
    role: z.string().default('admin'),
    account: z.string().optional(),
    remote: z.boolean().default(false),
    state: z.string().default(STATE_DIR),
  }),
})

const read = (): z.infer<typeof Arguments> => {
  const options = {
    role: { type: 'string' },
    account: { type: 'string' },
    remote: { type: 'boolean' },
    state: { type: 'string' },
  } as const
  try {
    return Arguments.parse(parseArgs({ options, allowPositionals: true }))
  } catch {
    console.error(USAGE)
    process.exit(2)
  }
}

const { values, positionals } = read()
const { db, close } = values.remote
  ? { db: openWranglerD1(['--remote', '--config', await remoteConfig()]), close: () => {} }
  : openSqliteD1(localD1File(values.state), { readOnly: false })
const { isDone, text } = await grantRole(db, { ...values, mail: positionals[0] }, new Date())
close()
if (isDone) console.info(text)
else console.error(text)
process.exitCode = isDone ? 0 : 1
