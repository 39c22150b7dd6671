import type { TestProject } from 'vitest/node'
import { type Sites, startSites } from '../sites.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    sites: Sites
  }
}

/** `inject('sites').production` is the address of the built Worker in workerd. */
export default async function setup(project: TestProject) {
  const { sites, stop } = await startSites()
  project.provide('sites', sites)
  return stop
}
