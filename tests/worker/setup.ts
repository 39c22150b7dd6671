import { readdirSync, readFileSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { type Sites, startSites } from '../sites.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    sites: Sites
  }
}

/** Set in the environment of all processes that the vitest workers of this run start. */
const MARK = 'WORKER_TESTS_OF'

/** Stops workerd processes of killed vitest workers. Needs /proc. */
const stopOrphans = (): void => {
  if (process.platform !== 'linux') return
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const isWorkerd = readFileSync(`/proc/${pid}/comm`, 'utf8').includes('workerd')
      if (isWorkerd && readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`${MARK}=${process.pid}\0`))
        process.kill(Number(pid), 'SIGKILL')
    } catch {
      // It ended meanwhile, or belongs to another user.
    }
  }
}

/** `inject('sites').production` is the address of the built Worker in workerd. */
export default async function setup(project: TestProject) {
  const { sites, stop } = await startSites()
  project.provide('sites', sites)
  process.env[MARK] = String(process.pid)
  return async () => {
    await stop()
    stopOrphans()
  }
}
