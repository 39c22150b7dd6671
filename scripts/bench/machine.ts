import { readFileSync } from 'node:fs'
import { cpus, loadavg, release, totalmem, type } from 'node:os'
import { run } from '../local/run.ts'
import { SLOWDOWN } from './reading-conditions.ts'

const osName = (): string => {
  try {
    return /^PRETTY_NAME="(.*)"$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? type()
  } catch {
    return type()
  }
}

const commit = async (): Promise<string> => {
  const { stdout, status } = await run('git', ['log', '-1', '--format=%h (%cs)'])
  return status === 0 ? stdout.trim() : 'unknown'
}

/** The conditions of a measurement, as lines of Markdown. */
export async function machineLines(now: Date): Promise<string[]> {
  const all = cpus()
  const workerd = JSON.parse(readFileSync('node_modules/workerd/package.json', 'utf8')).version
  return [
    `- Measured at: ${now.toISOString()}`,
    `- Commit: ${await commit()}`,
    `- Machine: ${all[0]?.model ?? 'unknown'}, ${all.length} cores, ${(totalmem() / 2 ** 30).toFixed(0)} GB of memory`,
    `- OS: ${osName()} (${type()} ${release()})`,
    `- Phones: the CPU slowed down ${SLOWDOWN} times`,
    `- Node ${process.versions.node}, workerd ${workerd}`,
    `- Load average at the end (1 minute): ${loadavg()[0]?.toFixed(1)}`,
  ]
}
