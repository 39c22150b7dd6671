import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type OpenStore, openStore } from '../backup/open-store.ts'
import { type RunResult, run } from '../local/run.ts'

/** An entry of the file that `wrangler` writes for other programs (WRANGLER_OUTPUT_FILE_PATH). */
export type OutputEntry = { type: string; version_id?: string; preview_url?: string; targets?: string[] }

/**
 * The client of Cloudflare that the deployment steps use. The rehearsal (rehearsal.ts) implements it on a folder of this
 * machine.
 */
export type Cloudflare = {
  /** Runs `wrangler`. Never throws: check `status`. */
  wrangler: (args: string[]) => Promise<RunResult & { entries: OutputEntry[] }>
  /** D1 and R2 of a configuration. The caller closes them. */
  openStore: (config: string) => Promise<OpenStore>
}

const readEntries = (file: string): OutputEntry[] => {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  } catch {
    return []
  }
}

/** Cloudflare itself, through the `wrangler` of node_modules. */
export const realCloudflare = (): Cloudflare => ({
  wrangler: async (args) => {
    const folder = mkdtempSync(join(tmpdir(), 'tabishirube-'))
    const file = join(folder, 'output.json')
    try {
      const result = await run('wrangler', args, { env: { WRANGLER_OUTPUT_FILE_PATH: file, CI: 'true' } })
      return { ...result, entries: readEntries(file) }
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
  openStore: (config) => openStore({ remoteConfig: config }),
})

/** Fetches an address of the deployed site, optionally from a certain version. */
export const fetchSite = (
  worker: string,
  url: string,
  { version, signal }: { version?: string; signal: AbortSignal },
): Promise<Response> =>
  fetch(url, {
    redirect: 'manual',
    signal,
    // https://developers.cloudflare.com/workers/versions-and-deployments/version-overrides/
    headers: version ? { 'Cloudflare-Workers-Version-Overrides': `${worker}="${version}"` } : {},
  })

/** Runs `wrangler`. @throws with its output when it fails; it prints no secrets */
export const mustRun = async (cloudflare: Cloudflare, args: string[]) => {
  const result = await cloudflare.wrangler(args)
  if (result.status !== 0)
    throw new Error(`wrangler ${args.join(' ')} (exit code ${result.status})\n${result.output}`)
  return result
}
