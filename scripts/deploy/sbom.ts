import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { R2Bucket } from '@cloudflare/workers-types'
import { z } from 'zod'
import { run } from '../local/run.ts'
import { readJson } from './environment.ts'

/** Of a bill of materials what tells that it is one. */
const Sbom = z.object({
  bomFormat: z.literal('CycloneDX'),
  metadata: z.object({ component: z.object({ name: z.string(), version: z.string() }) }),
  components: z.array(z.object({ name: z.string(), version: z.string(), purl: z.string() })).min(1),
})

/**
 * The packages that visitors and the Worker get, in CycloneDX, from the lock file (https://docs.npmjs.com/cli/commands/npm-sbom).
 * It is made beside the project: npm wants a version of the root, which is the build, and names it after its folder.
 */
export const makeSbom = async (build: string): Promise<string> => {
  const root = readJson('package.json')
  const lock = readJson('package-lock.json')
  const version = `0.0.0-${build}`
  const parent = mkdtempSync(join(tmpdir(), 'sbom-'))
  const folder = join(parent, root.name)
  try {
    mkdirSync(folder)
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...root, version }))
    lock.packages[''].version = version
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...lock, version }))
    // Peers of what is only used to build contradict each other, which npm would refuse to describe.
    const { status, stdout, output } = await run('npm', [
      ...['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'],
      ...['--legacy-peer-deps', '--prefix', folder],
    ])
    if (status !== 0 || !Sbom.safeParse(parsed(stdout)).success)
      throw new Error(`npm sbom（${status}）\n${output}`)
    return stdout
  } finally {
    rmSync(parent, { recursive: true, force: true })
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Where the bill of materials of a build lies among its pages' files. It stays when the build's other files go. */
export const sbomKey = (build: string): string => `sbom/${build}.cdx.json`

/** Makes it and lays it beside the build, here and in the store. @returns how many packages there are */
export const keepSbom = async (pages: R2Bucket, dist: string): Promise<number> => {
  const { id } = readJson(join(dist, 'client/builds/latest.json'))
  const text = await makeSbom(id)
  writeFileSync(join(dist, 'sbom.cdx.json'), text)
  await pages.put(sbomKey(id), text, { httpMetadata: { contentType: 'application/vnd.cyclonedx+json' } })
  return Sbom.parse(JSON.parse(readFileSync(join(dist, 'sbom.cdx.json'), 'utf8'))).components.length
}
