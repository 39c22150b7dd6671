import { AsyncLocalStorage } from 'node:async_hooks'
import type { ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** USER_HZ, which is 100 on every Linux that Node runs on (https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html). */
const TICKS_PER_SECOND = 100

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // The process has ended, or there is no /proc.
    return ''
  }
}

type Times = { own: number; endedChildren: number }

/** User and system time in seconds, from /proc/PID/stat. */
export const timesIn = (stat: string): Times => {
  // The program name in brackets before may itself contain blanks and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [utime = 0, stime = 0, cutime = 0, cstime = 0] = fields
    .slice(11, 15)
    .map((ticks) => Number(ticks) / TICKS_PER_SECOND)
  return { own: utime + stime, endedChildren: cutime + cstime }
}

const timesOf = (pid: number | string) => timesIn(read(`/proc/${pid}/stat`))

const childrenOf = (pid: number | string): string[] => {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean),
    )
  } catch {
    return []
  }
}

const treeOf = (pid: string): number => {
  const { own, endedChildren } = timesOf(pid)
  return childrenOf(pid).reduce((total, child) => total + treeOf(child), own + endedChildren)
}

const meters = new AsyncLocalStorage<{ seconds: number }>()
const commands = new Set<string>()
let ended = 0

/** Adds the CPU time of a child process and its descendants to the current meter when it ends. */
export const meterChild = (child: ChildProcess): void => {
  const pid = String(child.pid)
  const running = meters.getStore()
  commands.add(pid)
  child.on('exit', () => {
    commands.delete(pid)
    const before = ended
    ended = timesOf('self').endedChildren
    if (running) running.seconds += ended - before
  })
}

/** CPU time of this process and of its running servers. */
const ownSeconds = (): number =>
  childrenOf('self')
    .filter((pid) => !commands.has(pid))
    .reduce((total, pid) => total + treeOf(pid), timesOf('self').own)

/**
 * Runs `work` and measures the CPU time of the commands it starts, with `withServers` also that of this process and its
 * servers. 0 where there is no /proc.
 */
export const metered = async <Result>(work: () => Promise<Result>, withServers: boolean) => {
  const running = { seconds: 0 }
  const before = ownSeconds()
  const result = await meters.run(running, work)
  return { result, cpuSeconds: running.seconds + (withServers ? ownSeconds() - before : 0) }
}
