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
  const calling = senders.filter(({ text }) => CALL.test(text))
  expect(calling.map(({ path }) => path).sort()).toEqual([
    'pages/member/travel/actions/photos/send-photo.ts',
    'pages/office/media/upload/send-media.ts',
    'renderer/auth/new-password.ts',
    'renderer/auth/public-config.ts',
    'renderer/maintenance/maintenance-state.ts',
    'renderer/telemetry/report.ts',
  ])
  for (const { path, text } of calling) expect(text, path).toContain('clientHeaders(')
  for (const { path, text } of senders) expect(text, path).not.toContain('sendBeacon')
})
