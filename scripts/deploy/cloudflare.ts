import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type OpenStore, openStore } from '../backup/open-store.ts'
import { type RunResult, run } from '../local/run.ts'

/** What `wrangler` tells other programs of what it did (WRANGLER_OUTPUT_FILE_PATH), one object for each. */
export type Told = { type: string; version_id?: string; preview_url?: string; targets?: string[] }

/**
 * All that a deployment asks of Cloudflare: the one seam between the steps and the outside. The rehearsal
 * (rehearsal.ts) is the same on a folder of this machine.
 */
export type Cloudflare = {
  /** Runs `wrangler` with these arguments. Never throws: whoever asks looks at `status`. */
  wrangler: (args: string[]) => Promise<RunResult & { told: Told[] }>
  /** D1 and R2 as a configuration names them. Whoever opens them closes them. */
  openStore: (config: string) => Promise<OpenStore>
}

const toldIn = (file: string): Told[] => {
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
    const file = join(folder, 'told.json')
    try {
      const result = await run('wrangler', args, { env: { WRANGLER_OUTPUT_FILE_PATH: file, CI: 'true' } })
      return { ...result, told: toldIn(file) }
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
  openStore: (config) => openStore({ remoteConfig: config }),
})

/** Asks the deployed site for one address, and of its versions a certain one where one is named. */
export const askSite = (
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

/** The same, for what must succeed. @throws what wrangler said; it prints no secrets */
export const mustRun = async (cloudflare: Cloudflare, args: string[]) => {
  const result = await cloudflare.wrangler(args)
  if (result.status !== 0) throw new Error(`wrangler ${args.join(' ')}（${result.status}）\n${result.output}`)
  return result
}
