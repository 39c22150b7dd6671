import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SENDS = /(?<![\w.])fetch\(|sendBeacon\(|new XMLHttpRequest\(/
/** Documents, files and other origins: sources that match are no calls of `/v1`. */
const CALL = /\/v1\//

test('direct calls of `/v1` send both headers, and no code uses beacons, which have none (R192)', () => {
  const sources = globSync(['renderer/**/*.{ts,tsx}', 'pages/**/*.{ts,tsx}'])
  const senders = sources
    .filter((path) => !/\.(test|fixture)\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
    .filter(({ text }) => SENDS.test(text))
  const ofClient = senders.filter(({ path }) => path.startsWith('renderer/api/'))
  expect(ofClient.map(({ path }) => path).sort()).toEqual([
    'renderer/api/client-headers.ts',
    'renderer/api/http.ts',
    'renderer/api/upload.ts',
  ])
  const calling = senders.filter(
    ({ path, text }) => !ofClient.some((one) => one.path === path) && CALL.test(text),
  )
  expect(calling.map(({ path }) => path)).toEqual([])
  // `send` adds them for `http`.
  for (const name of ['client-headers', 'send', 'upload'])
    expect(readFileSync(`renderer/api/${name}.ts`, 'utf8'), name).toContain('clientHeaders(')
  for (const { path, text } of senders) expect(text, path).not.toContain('sendBeacon')
})
