import { type ChildProcess, spawn } from 'node:child_process'
import { meterChild } from '../bench/cpu-time.ts'

const running = new Set<ChildProcess>()

/** What every tool the scripts start is told: stay local, say nothing to anyone. */
const QUIET = { WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false', NODE_NO_WARNINGS: '1' }

/** `output` is all that was printed, `stdout` what other programs are meant to read of it. */
export type RunResult = { status: number; output: string; stdout: string }

type Options = {
  /** Shows what the command prints as it comes, besides collecting it. */
  show?: boolean
  env?: Record<string, string>
}

/** Runs a command of node_modules/.bin, or of the system, and collects what it prints. Ends with this process. */
export const run = (command: string, args: string[], { show = false, env = {} }: Options = {}) =>
  new Promise<RunResult>((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...QUIET,
        // vike builds nothing where it believes to be inside a test, and tests build the site they need.
        VITEST: undefined,
        // What ends soon may take memory for time (bootstrap.mjs).
        MALLOC_ARENA_MAX: undefined,
        MALLOC_TRIM_THRESHOLD_: undefined,
        ...env,
        PATH: `${process.cwd()}/node_modules/.bin:${process.env.PATH}`,
      },
    })
    running.add(child)
    meterChild(child)
    let output = ''
    let stdout = ''
    child.stdout.on('data', (text: string) => {
      stdout += text
    })
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (show) process.stdout.write(text)
      })
    child.on('error', reject)
    child.on('close', (status) => {
      running.delete(child)
      resolve({ status: status ?? 1, output, stdout })
    })
  })

/** The same, for a command that must succeed. @throws an error that carries what it printed */
export const runOrThrow = async (command: string, args: string[], options?: Options): Promise<void> => {
  const { status, output } = await run(command, args, options)
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} (${status})\n${options?.show ? '' : output}`)
}

/** Ends what this process started. */
export const stopRunning = () => {
  for (const child of running) child.kill('SIGTERM')
}
