import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, dirname, join } from 'node:path'

const TEXT = '**/*.{html,js,mjs,json,css,xml}'
const HASHED = 'client/assets/{,chunks/,entries/,static/}*.{js,mjs,css}'

/**
 * Makes the build of the next deployment: the same site with another id, and every script and style sheet under an
 * additional name.
 * @param name of the site that serves it; each has a copy of its own
 * @returns its folder
 */
export const makeNextBuild = (id: string, name: string): string => {
  const folder = join('.cache/test', `build-${name}`)
  rmSync(folder, { recursive: true, force: true })
  cpSync('dist', folder, { recursive: true, filter: (path) => !path.endsWith('.map') })
  const own = JSON.parse(readFileSync('dist/client/builds/latest.json', 'utf8')).id as string
  const files = globSync(HASHED, { cwd: folder })
  const renamed = new Map(
    files.map((file) => [basename(file), basename(file).replace(/\.\w+$/, (type) => `-next${type}`)]),
  )
  const names = new RegExp([own, ...renamed.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  const inNextBuild = (text: string) => text.replace(names, (name) => renamed.get(name) ?? id)
  for (const file of globSync(TEXT, { cwd: folder })) {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    const next = inNextBuild(text)
    const renamedTo = renamed.get(basename(file))
    // The files of the previous build stay for open tabs.
    if (renamedTo) writeFileSync(join(dirname(path), renamedTo), next)
    else if (next !== text) writeFileSync(path, next)
  }
  cpSync(join('dist', `client/builds/meta/${own}.json`), join(folder, `client/builds/meta/${id}.json`))
  return folder
}

/** One origin in front of several servers: `deploy()` selects the one that answers. */
export const startFront = async (first: URL) => {
  let upstream = first
  let isMissing: (path: string) => boolean = () => false
  const server = createServer((incoming, outgoing) => {
    if (isMissing(incoming.url ?? '')) return outgoing.writeHead(404).end()
    const { host: _, ...headers } = incoming.headers
    const onward = request(new URL(incoming.url ?? '/', upstream), { method: incoming.method, headers })
    onward.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: (next: URL) => {
      upstream = next
    },
    /** Removes files that match. */
    remove: (isOne: (path: string) => boolean) => {
      isMissing = isOne
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
