import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { MEMBER_FILES } from './member-files.ts'

const SOURCE = 'renderer/member-worker/worker.ts'
/** At the root, because the scope of a service worker is its folder. */
const WORKER = 'member-worker.js'
/** The address of the area's document, and its file. */
const SHELL = '/@/travel/guides'
const SHELL_FILE = '~/index.html'

/** Other files that the document links to. */
const ICONS = ['/icon.svg', '/icons/icon-192.png', '/manifest.webmanifest']

const ASSET = /\/assets\/[^"\s?]+\.(?:js|css)/g

/**
 * Writes the service worker of the member area, which lists the files of this build. The area's document must be there.
 * @param out the folder of the browser's files
 */
export async function writeMemberWorker(out: string, buildId: string): Promise<void> {
  const document = readFileSync(join(out, SHELL_FILE), 'utf8')
  const listed: string[] = JSON.parse(readFileSync(join(out, MEMBER_FILES), 'utf8'))
  const named = [...document.matchAll(ASSET)].map(([url]) => url)
  const files = [...new Set([...listed, ...named])].sort()
  const missing = files.find((url) => !existsSync(join(out, url)))
  // A service worker fails to install when one listed file is missing.
  if (missing) throw new Error(`the service worker lists ${missing}, which does not exist`)
  const keyOf = (url: string) => `${url}?build=${buildId}`
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      MEMBER_SHELL: JSON.stringify(keyOf(SHELL)),
      // Names of assets hold a hash already.
      MEMBER_FILES: JSON.stringify({
        ...Object.fromEntries([SHELL, ...ICONS].map((url) => [url, keyOf(url)])),
        ...Object.fromEntries(files.map((url) => [url, url])),
      }),
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
