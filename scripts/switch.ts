import { parseArgs } from 'node:util'
import { z } from 'zod'
import { ALL_OPEN, Switches } from '#domain/site/switches.ts'
import { remoteConfig } from './backup/open-site.ts'
import { STATE_DIR } from './build/site-steps.ts'
import { localD1File, openSqliteD1 } from './local/sqlite-d1.ts'
import { openWranglerD1 } from './local/wrangler-d1.ts'
import { openWranglerObject } from './local/wrangler-r2.ts'
import { switchByHand } from './switch-by-hand.ts'

// Turns maintenance mode or read-only mode on and off when the management area cannot be reached.

const USAGE = `Usage: npm run switch -- maintenance on|off [--text TEXT] [--until 2026-11-22T03:00:00+09:00] [--remote]
       npm run switch -- read-only on|off [--text TEXT] [--until …] [--remote]
       npm run switch -- status [--remote]
  --text   a note for readers, in Japanese`

const MODES = { maintenance: 'closed', 'read-only': 'read-only' } as const

const Positionals = z.union([
  z.tuple([z.literal('status')]),
  z.tuple([z.enum(['maintenance', 'read-only']), z.enum(['on', 'off'])]),
])

const read = () => {
  const options = {
    text: { type: 'string', default: '' },
    until: { type: 'string' },
    remote: { type: 'boolean', default: false },
    state: { type: 'string', default: STATE_DIR },
  } as const
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [what, to] = Positionals.parse(positionals)
    if (what === 'status') return { values, switches: null }
    const { text, until } = values
    const closed = { ...ALL_OPEN, mode: MODES[what], text, endsAt: until ?? null }
    return { values, switches: Switches.parse(to === 'off' ? ALL_OPEN : closed) }
  } catch {
    console.error(USAGE)
    process.exit(2)
  }
}

const { values, switches } = read()
const { db, close } = values.remote
  ? { db: openWranglerD1(['--remote', '--config', await remoteConfig()]), close: () => {} }
  : openSqliteD1(localD1File(values.state), { readOnly: false })
const where = values.remote ? ['--remote'] : ['--local', '--persist-to', values.state]
// As wrangler.toml and worker/maintenance/switches.ts name them.
const object = openWranglerObject(where, 'tabishirube-pages/rules/switches.json')
const { isDone, text } = await switchByHand({ db, object }, switches, new Date())
close()
if (isDone) console.info(text)
else console.error(text)
process.exitCode = isDone ? 0 : 1
