import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { readEnvironment } from './deploy/environment.ts'
import { progress } from './local/progress.ts'

// Moves members to another database while the site runs (docs/deployment.md): `--from DB --to MEMBERS_1`, at most `--count`
// of them. `--url` for a running site, `--remote` for production; with OPERATIONS_KEY in the environment. It may be ended
// at any time and started again.

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: 'DB' },
    to: { type: 'string' },
    count: { type: 'string', default: '1000000' },
    url: { type: 'string' },
    remote: { type: 'boolean', default: false },
  },
})
const site = values.remote ? (await readEnvironment()).vars.APP_HOST : values.url
const key = process.env.OPERATIONS_KEY
if (!site || !values.to || !key) {
  console.error(
    'Usage: OPERATIONS_KEY=… npm run members:move -- --from DB --to MEMBERS_1 [--count 1000] --remote | --url http://localhost:8787',
  )
  process.exit(2)
}

const Position = z.tuple([z.string(), z.string()])
const Answer = z.union([
  z.object({ moved: z.number(), failed: z.array(z.string()), after: Position.nullable() }),
  z.object({ error: z.string() }),
])

const move = async (after: z.infer<typeof Position> | null) => {
  const response = await fetch(new URL('/operations/members/move', site), {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ from: values.from, to: values.to, ...(after && { after }) }),
  })
  if (response.status === 404) throw new Error('The site does not accept OPERATIONS_KEY.')
  const answer = Answer.parse(await response.json())
  if ('error' in answer) throw new Error(answer.error)
  return answer
}

const report = progress('Members', 'moved')
const failed: string[] = []
let moved = 0
let after: z.infer<typeof Position> | null = null
do {
  const answer = await move(after)
  after = answer.after
  moved += answer.moved
  failed.push(...answer.failed)
  report(moved)
  // Other requests come first.
  await setTimeout(100)
} while (after && moved < Number(values.count))
console.log(`✓ ${moved} members moved from ${values.from} to ${values.to}`)
if (failed.length > 0) {
  console.log(`✗ ${failed.length} stayed (the log of the Worker says why): ${failed.join(', ')}`)
  process.exitCode = 1
}
