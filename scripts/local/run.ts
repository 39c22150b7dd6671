import { type ChildProcess, spawn } from 'node:child_process'
import { meterChild } from '../bench/cpu-time.ts'

const running = new Set<ChildProcess>()

/** Turns off telemetry and warnings of tools. */
const QUIET = { WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false', NODE_NO_WARNINGS: '1' }

/** `output`: stdout and stderr. */
export type RunResult = { status: number; output: string; stdout: string }

type Options = {
  /** Prints the output of the command as it comes. */
  show?: boolean
  env?: Record<string, string>
}

/** Runs a command of node_modules/.bin or of the system, and collects its output. */
export const run = (command: string, args: string[], { show = false, env = {} }: Options = {}) =>
  new Promise<RunResult>((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...QUIET,
        // vike does not build when it detects a test runner, but tests build sites.
        VITEST: undefined,
        // Memory settings of long-running processes only (bootstrap.mjs).
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

/** Runs a command. @throws with its output when it fails */
export const runOrThrow = async (command: string, args: string[], options?: Options): Promise<void> => {
  const { status, output } = await run(command, args, options)
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} (${status})\n${options?.show ? '' : output}`)
}

/** Ends the running commands of this process. */
export const stopRunning = () => {
  for (const child of running) child.kill('SIGTERM')
}
