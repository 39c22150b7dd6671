import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { R2Bucket } from '@cloudflare/workers-types'
import { z } from 'zod'
import { run } from '../local/run.ts'
import { readJson } from './environment.ts'

/** The parts of a bill of materials that are checked. */
const Sbom = z.object({
  bomFormat: z.literal('CycloneDX'),
  metadata: z.object({ component: z.object({ name: z.string(), version: z.string() }) }),
  components: z.array(z.object({ name: z.string(), version: z.string(), purl: z.string() })).min(1),
})

/**
 * The production packages of the lock file as CycloneDX (https://docs.npmjs.com/cli/commands/npm-sbom). Runs in a
 * temporary folder: npm requires a version of the root, here the build, and names the root after its folder.
 */
const makeSbom = async (build: string): Promise<string> => {
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
    // npm refuses the conflicting peer dependencies of development packages without --legacy-peer-deps.
    const { status, stdout, output } = await run('npm', [
      ...['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'],
      ...['--legacy-peer-deps', '--prefix', folder],
    ])
    if (status !== 0 || !Sbom.safeParse(parsed(stdout)).success)
      throw new Error(`npm sbom (exit code ${status})\n${output}`)
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

/** R2 key of a build's bill of materials. It is kept when the build's other files are deleted. */
export const sbomKey = (build: string): string => `sbom/${build}.cdx.json`

/** Writes the bill of materials into the build folder and into R2. @returns the number of packages */
export const saveSbom = async (pages: R2Bucket, dist: string): Promise<number> => {
  const { id } = readJson(join(dist, 'client/builds/latest.json'))
  const text = await makeSbom(id)
  writeFileSync(join(dist, 'sbom.cdx.json'), text)
  await pages.put(sbomKey(id), text, { httpMetadata: { contentType: 'application/vnd.cyclonedx+json' } })
  return Sbom.parse(JSON.parse(readFileSync(join(dist, 'sbom.cdx.json'), 'utf8'))).components.length
}
