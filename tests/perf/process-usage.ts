import { readdirSync, readFileSync } from 'node:fs'

/** A tick of /proc/PID/stat: USER_HZ, which Linux fixes at 100 for every program. */
const TICK_MS = 10
const PAGE_BYTES = 4096

/** The fields after the name in brackets: state, parent, … (`man 5 proc`, from the third field). */
const fieldsOf = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')

/** The running workerd processes of this process. Empty where there is no /proc. */
export function ownWorkerds(): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .filter(isOwnWorkerd)
  } catch {
    return []
  }
}

function isOwnWorkerd(pid: number): boolean {
  try {
    return (
      Number(fieldsOf(pid)[1]) === process.pid && /workerd/.test(readFileSync(`/proc/${pid}/comm`, 'utf8'))
    )
  } catch {
    // The process has ended meanwhile.
    return false
  }
}

type ProcessUsage = { cpuMs: number; rssBytes: number }

/**
 * User and system time of a process since its start, over all threads, and its resident memory. Zeros for a process that
 * has ended.
 */
export function usageOf(pid: number): ProcessUsage {
  try {
    const fields = fieldsOf(pid)
    return {
      cpuMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS,
      rssBytes: Number(fields[21]) * PAGE_BYTES,
    }
  } catch {
    return { cpuMs: 0, rssBytes: 0 }
  }
}
