import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MEMBER_PARTS, type MemberParts } from './member-files.ts'

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
 * @param dist the folder of the build, `out` that of the browser's files
 */
export function writeMemberWorker(dist: string, out: string, buildId: string): void {
  const document = readFileSync(join(out, SHELL_FILE), 'utf8')
  const { script, files: listed }: MemberParts = JSON.parse(readFileSync(join(dist, MEMBER_PARTS), 'utf8'))
  const named = [...document.matchAll(ASSET)].map(([url]) => url)
  const files = [...new Set([...listed, ...named])].sort()
  const missing = files.find((url) => !existsSync(join(out, url)))
  // A service worker fails to install when one listed file is missing.
  if (missing) throw new Error(`the service worker lists ${missing}, which does not exist`)
  const keyOf = (url: string) => `${url}?build=${buildId}`
  const keys = {
    ...Object.fromEntries([SHELL, ...ICONS].map((url) => [url, keyOf(url)])),
    ...Object.fromEntries(files.map((url) => [url, url])),
  }
  const names = `const MEMBER_SHELL = ${JSON.stringify(keyOf(SHELL))}, MEMBER_FILES = ${JSON.stringify(keys)};\n`
  writeFileSync(join(out, WORKER), names + script)
}
