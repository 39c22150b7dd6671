import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { MEMBER_FILES } from './member-files.ts'

const SOURCE = 'renderer/member-worker/worker.ts'
/** At the root, because no worker may look after more than the folder that it is in. */
const WORKER = 'member-worker.js'
/** An address whose answer is the document of the whole area, and where that is stored. */
const SHELL = '/@/travel/guides'
const SHELL_FILE = '~/index.html'

/** What the document names besides. */
const ICONS = ['/icon.svg', '/icons/icon-192.png', '/manifest.webmanifest']

const ASSET = /\/assets\/[^"\s?]+\.(?:js|css)/g

/**
 * Writes the service worker of the personal area, once its document is there: it names the files of this build.
 * @param out the folder of the browser's files
 */
export async function writeMemberWorker(out: string, buildId: string): Promise<void> {
  const document = readFileSync(join(out, SHELL_FILE), 'utf8')
  const listed: string[] = JSON.parse(readFileSync(join(out, MEMBER_FILES), 'utf8'))
  const named = [...document.matchAll(ASSET)].map(([url]) => url)
  const files = [...new Set([...listed, ...named])].sort()
  const missing = files.find((url) => !existsSync(join(out, url)))
  // A worker that asks for one file too many keeps nothing at all.
  if (missing) throw new Error(`the service worker would ask for ${missing}, which is not there`)
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      MEMBER_SHELL: JSON.stringify(SHELL),
      MEMBER_FILES: JSON.stringify([
        ...[SHELL, ...ICONS].map((url) => ({ url, revision: buildId })),
        ...files.map((url) => ({ url, revision: null })),
      ]),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: SOURCE, formats: ['iife'], name: 'memberWorker' },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !('output' in output)) throw new Error('the service worker was not built')
  writeFileSync(join(out, WORKER), output.output[0].code)
}
