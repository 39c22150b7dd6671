import { randomUUID } from 'node:crypto'
import { cpSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { type RunResult, run } from '../local/run.ts'
import type { OutputEntry } from './cloudflare.ts'
import { type Account, stateIn, versionIn } from './rehearsal-state.ts'

type Answer = RunResult & { entries: OutputEntry[] }

const succeeded = (stdout: string, entries: OutputEntry[] = []): Answer => ({
  status: 0,
  output: stdout,
  stdout,
  entries,
})
const json = (value: unknown): Answer => succeeded(JSON.stringify(value))
const refused = (output: string): Answer => ({ status: 1, output, stdout: '', entries: [] })

/** The API's message for a Worker that was never deployed. */
const NO_WORKER = 'This Worker does not exist on your account. [code: 10007]'

type Call = {
  folder: string
  account: Account
  /** Positional arguments after the command. */
  rest: string[]
  values: Record<string, string | boolean | undefined>
}

type Command = (call: Call) => Answer | Promise<Answer>

const nameIn = (config: string): string => JSON.parse(readFileSync(config, 'utf8')).name

const upload = ({ folder, account, values }: Call): { id: string; worker: Account['workers'][string] } => {
  const config = String(values.config)
  const name = nameIn(config)
  const worker = account.workers[name] ?? { secrets: {}, versions: [], deployments: [], triggers: 0 }
  account.workers[name] = worker
  const id = randomUUID()
  const sent = values['secrets-file'] ? JSON.parse(readFileSync(String(values['secrets-file']), 'utf8')) : {}
  worker.secrets = { ...worker.secrets, ...sent }
  worker.versions.push({ id, message: String(values.message ?? ''), secrets: worker.secrets })
  cpSync(dirname(dirname(config)), versionIn(folder, id), { recursive: true })
  return { id, worker }
}

const deployment = ({ at, shares }: Account['workers'][string]['deployments'][number]) => ({
  created_on: at,
  versions: shares.map(({ version, percentage }) => ({ version_id: version, percentage })),
})

const listed =
  (kind: 'buckets' | 'queues', does: 'info' | 'create' | 'delete'): Command =>
  ({ account, rest: [name = ''] }) => {
    const isThere = account[kind].includes(name)
    if (does === 'create') account[kind].push(name)
    if (does === 'delete') account[kind] = account[kind].filter((one) => one !== name)
    return isThere === (does === 'create')
      ? refused(`${name}: ${isThere ? 'exists' : 'not found'}`)
      : succeeded('')
  }

/** The commands that a deployment uses, with wrangler's answers. */
const COMMANDS: Record<string, Command> = {
  whoami: () => json({ loggedIn: true }),
  'd1 list': ({ account }) => json(account.databases),
  'd1 create': ({ account, rest: [name = ''] }) => {
    account.databases.push({ uuid: randomUUID(), name })
    return succeeded('')
  },
  'd1 delete': ({ account, rest: [name = ''] }) => {
    account.databases = account.databases.filter((one) => one.name !== name)
    return succeeded('')
  },
  'd1 time-travel info': () => json({ bookmark: `rehearsal-${Date.now().toString(16)}` }),
  // The real wrangler, on the local D1 of the same id.
  'd1 migrations apply': async ({ folder, rest: [name = ''], values }) => ({
    ...(await run('wrangler', [
      ...['d1', 'migrations', 'apply', name, '--local', '--persist-to', stateIn(folder)],
      ...['--config', String(values.config)],
    ])),
    entries: [],
  }),
  'r2 bucket info': listed('buckets', 'info'),
  'r2 bucket create': listed('buckets', 'create'),
  'r2 bucket delete': listed('buckets', 'delete'),
  'queues info': listed('queues', 'info'),
  'queues create': listed('queues', 'create'),
  'queues delete': listed('queues', 'delete'),
  'secret list': ({ account, values }) => {
    const worker = account.workers[String(values.name)]
    return worker
      ? json(Object.keys(worker.secrets).map((name) => ({ name, type: 'secret_text' })))
      : refused(`✘ [ERROR] Worker "${values.name}" not found.`)
  },
  deploy: async (call) => {
    // The real wrangler checks the configuration, modules and files.
    const checked = await run('wrangler', ['deploy', '--dry-run', '--config', String(call.values.config)])
    if (checked.status !== 0) return refused(checked.output)
    const { id, worker } = upload(call)
    const shares = [{ version: id, percentage: 100 }]
    worker.deployments.push({ at: new Date().toISOString(), shares, message: '' })
    worker.triggers += 1
    return succeeded('', [{ type: 'deploy', version_id: id, targets: [] }])
  },
  'versions upload': (call) => {
    if (!call.account.workers[nameIn(String(call.values.config))]) return refused(NO_WORKER)
    return succeeded('', [{ type: 'version-upload', version_id: upload(call).id }])
  },
  'versions deploy': ({ account, rest, values }) => {
    const worker = account.workers[String(values.name)]
    if (!worker) return refused(NO_WORKER)
    const shares = rest.map((part) => {
      const [version = '', percentage = ''] = part.split('@')
      return { version, percentage: Number.parseInt(percentage, 10) }
    })
    const unknown = shares.find(({ version }) => !worker.versions.some(({ id }) => id === version))
    if (unknown) return refused(`Version ${unknown.version} not found`)
    if (shares.reduce((sum, { percentage }) => sum + percentage, 0) !== 100)
      return refused('Sum of specified percentages must be 100')
    worker.deployments.push({ at: new Date().toISOString(), shares, message: String(values.message ?? '') })
    return succeeded('', [{ type: 'version-deploy' }])
  },
  'deployments status': ({ account, values }) => {
    const last = account.workers[String(values.name)]?.deployments.at(-1)
    return last ? json(deployment(last)) : refused(NO_WORKER)
  },
  'deployments list': ({ account, values }) => {
    const worker = account.workers[String(values.name)]
    return worker ? json(worker.deployments.slice(-10).map(deployment)) : refused(NO_WORKER)
  },
  'triggers deploy': ({ account, values }) => {
    const worker = account.workers[nameIn(String(values.config))]
    if (worker) worker.triggers += 1
    return worker ? succeeded('') : refused(NO_WORKER)
  },
  delete: ({ account, values }) => {
    if (!account.workers[String(values.name)]) return refused(NO_WORKER)
    delete account.workers[String(values.name)]
    return succeeded('')
  },
}

const OPTIONS = Object.fromEntries([
  ...['config', 'name', 'message', 'secrets-file', 'location', 'format'].map((name) => [
    name,
    { type: 'string' },
  ]),
  ...['json', 'remote', 'yes', 'force', 'skip-confirmation'].map((name) => [name, { type: 'boolean' }]),
]) as Record<string, { type: 'string' | 'boolean' }>

/**
 * Answers a call of wrangler from the account file, and updates it.
 * @throws for unknown commands and options: a step has changed, and this file must follow
 */
export const answer = async (folder: string, account: Account, args: string[]): Promise<Answer> => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
  const length = [3, 2, 1].find((count) => COMMANDS[positionals.slice(0, count).join(' ')])
  const command = length && COMMANDS[positionals.slice(0, length).join(' ')]
  if (!command) throw new Error(`the rehearsal does not know: wrangler ${args.join(' ')}`)
  return command({ folder, account, rest: positionals.slice(length), values: values as Call['values'] })
}
