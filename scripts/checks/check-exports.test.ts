import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unusedExports } from './check-exports.ts'

const FILES: Record<string, string> = {
  'domain/words.ts': `export const used = 1
export const tested = 2
export const shown = 3
export const late = 4
const inside = 5
export const own = inside + 1
export const sum = own + 1
`,
  'domain/words.test.ts': `import { tested, used } from './words.ts'\nconsole.log(used, tested)`,
  'domain/alone.ts': '/** alone */\nexport const alone = 1',
  'domain/alone.test.ts': `import { alone } from './alone.ts'\nconsole.log(alone)`,
  'pages/index/+Page.tsx': `import { sum, used } from '#domain/words.ts'
export const Page = () => used + sum
export const open = () => import('#domain/words.ts').then(({ late }) => late)`,
  'pages/_/messages/+Page.tsx': `import { shown } from '#domain/words.ts'\nexport const Page = () => shown`,
}

let folder = ''
beforeAll(() => {
  mkdirSync('.cache/test', { recursive: true })
  folder = mkdtempSync('.cache/test/exports-')
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

test('exports that only tests or samples use are found; static and dynamic imports of pages count as use', () => {
  expect(unusedExports(folder)).toEqual([
    'domain/alone.ts: alone',
    'domain/words.ts: shown',
    'domain/words.ts: tested',
  ])
})
