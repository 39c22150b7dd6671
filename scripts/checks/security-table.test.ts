import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FOLDER = 'docs/security'
/** The numbers and levels of OWASP ASVS 5.0.0, levels 1 and 2. https://github.com/OWASP/ASVS/tree/v5.0.0/5.0 */
const LEVELS = readFileSync(`${FOLDER}/asvs-5.0.0.csv`, 'utf8').trim().split('\n').slice(1).sort()
const STATES = ['Met', 'Not applicable', 'Not applicable (platform)', 'Not met']

type Row = { number: string; level: string; text: string; state: string; where: string; tests: string }

const chapters = globSync(`${FOLDER}/v*.md`).sort()
const rows: Row[] = chapters.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^\| \d+\.\d+\.\d+ /.test(line))
    .map((line) => {
      const [, number = '', level = '', text = '', state = '', where = '', tests = '', ...rest] = line
        .split('|')
        .map((cell) => cell.trim())
      expect([number, rest]).toEqual([number, ['']])
      expect(file).toBe(`${FOLDER}/v${(number.split('.')[0] ?? '').padStart(2, '0')}.md`)
      return { number, level, text, state, where, tests }
    }),
)

const met = rows.filter(({ state }) => state === 'Met')

/** The paths in backquotes in a cell. */
const pathsOf = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path).filter((path) => /[/.]/.test(path))

const sources = new Map<string, string>()
const sourceOf = (file: string): string => {
  const cached = sources.get(file) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '')
  sources.set(file, cached)
  return cached
}

/** Whether a file contains this title as a whole string. */
const hasTest = (file: string, title: string): boolean =>
  ["'", '"', '`'].some((quote) =>
    sourceOf(file).includes(quote + title.replaceAll(quote, `\\${quote}`) + quote),
  )

test('the table has every requirement of levels 1 and 2 once, with its level', () => {
  expect(rows.map(({ number, level }) => `${number},${level}`).sort()).toEqual(LEVELS)
})

test('every row has a short requirement and a valid status', () => {
  for (const { number, text, state } of rows) {
    expect([number, STATES.includes(state)]).toEqual([number, true])
    expect([number, text.length > 3 && text.length <= 60]).toEqual([number, true])
  }
})

test('every met requirement names existing files and at least one existing test', () => {
  for (const { number, where, tests } of met) {
    expect([number, pathsOf(where).length > 0]).toEqual([number, true])
    for (const path of pathsOf(where)) expect([number, path, existsSync(path)]).toEqual([number, path, true])
    const named = tests.split('<br>').filter((one) => one.includes(' › '))
    expect([number, named.length > 0]).toEqual([number, true])
    for (const one of named) {
      const [file = '', title = ''] = one.split(' › ').map((part) => part.trim().replaceAll('`', ''))
      expect([number, one, hasTest(file, title)]).toEqual([number, one, true])
    }
  }
})

test('every requirement that is not met or does not apply has a reason', () => {
  for (const { number, state, tests } of rows)
    if (state !== 'Met') expect([number, tests.length >= 8]).toEqual([number, true])
})

test('the overview lists every chapter with the right counts', () => {
  const page = readFileSync('docs/security.md', 'utf8')
  for (const file of chapters) {
    const own = rows.filter(({ number }) =>
      file.endsWith(`/v${(number.split('.')[0] ?? '').padStart(2, '0')}.md`),
    )
    const counts = STATES.map((state) => own.filter((row) => row.state === state).length)
    const line = page.split('\n').find((one) => one.includes(`](${file.replace('docs/', '')})`))
    const numbers = [...(line ?? '').matchAll(/\| (\d+)(?= )/g)].map(([, count]) => Number(count))
    expect([file, numbers]).toEqual([file, [own.length, ...counts]])
  }
  const total = STATES.map((state) => rows.filter((row) => row.state === state).length)
  expect(page).toContain(`| **Total** | ${[rows.length, ...total].join(' | ')} |`)
})
