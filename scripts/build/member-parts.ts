import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { MEMBER_PARTS, type MemberParts } from './member-files.ts'

const SOURCE = 'renderer/member-worker/worker.ts'

/** Writes the parts of the service worker that the code alone determines: what a prerendering adds is its documents. */
export async function writeMemberParts(dist: string, files: string[]): Promise<void> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: SOURCE, formats: ['iife'], name: 'memberWorker' },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !('output' in output)) throw new Error('the service worker was not built')
  const parts: MemberParts = { script: output.output[0].code, files }
  writeFileSync(join(dist, MEMBER_PARTS), JSON.stringify(parts))
}
