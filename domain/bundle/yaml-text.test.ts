import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readYaml, writeYaml } from './yaml-text.ts'

const read = (text: string) => {
  const problems: string[] = []
  const found = readYaml(text, 1, (line, message) => problems.push(`${line}：${message}`))
  return { value: found?.value, lineOf: found?.lineOf, problems }
}

const letter = fc.constantFrom(...'湯 a:#-\n\t"\'\\{}[]&*!|>%@`~\r\u0007\u2028\ufeff\ud83d𠮷=,?')
const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string({ unit: letter, maxLength: 12 }),
    fc.constantFrom('true', 'no', '~', '0x1f', '1e3', '2026-11-29', '<<', '---', '...', '- a', ''),
    fc.constantFrom(null, true, false, 0, -1, 0.1, 1e21),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.string({ unit: letter, maxLength: 5 }), tie('value'), { maxKeys: 3 }),
  ),
})).value

test('every JSON value is read back as it was, also on one line', () => {
  fc.assert(
    fc.property(json, fc.boolean(), (value, onOneLine) => {
      const text = writeYaml(value, { onOneLine })
      expect(read(text)).toMatchObject({ value, problems: [] })
    }),
    { numRuns: 2000 },
  )
})

test('what JSON does not have is refused with its line', () => {
  expect(read('a: &x 1\nb: *x\n').problems).toEqual([
    '1：目印（&）は使えません。',
    '2：別名（*）は使えません。同じ内容をもう一度書いてください。',
  ])
  expect(read('a: 1\n\nb: !!js/function "x"\n').problems[0]).toBe('3：型の指定（!）は使えません。')
  expect(read('a: 1\n__proto__:\n  admin: true\n').problems).toEqual(['2：この項目の名前は使えません。'])
  expect(read('a: 1\na: 2\n').problems).toEqual(['2：項目「a」が2つあります。'])
  expect(read('? [a]\n: 1\n').problems).toEqual(['1：この項目の名前は使えません。'])
  expect(read('a: .inf\n').problems).toEqual(['1：数として扱えない値です。'])
  expect(read('a: 1\nb: [1\n').problems.length).toBeGreaterThan(0)
  expect({}).not.toHaveProperty('admin')
})

test('a bomb of aliases, a hundred thousand levels and as many keys end quickly', () => {
  const bomb = Array.from({ length: 26 }, (_, at) => {
    const name = String.fromCharCode(97 + at)
    const before = at === 0 ? '"x"' : `*${String.fromCharCode(96 + at)}`
    return `${name}: &${name} [${Array(9).fill(before).join(', ')}]\n`
  }).join('')
  expect(read(bomb).problems.length).toBeGreaterThan(0)
  expect(read('['.repeat(100_000)).problems.length).toBeGreaterThan(0)
  expect(read(`${'- '.repeat(50)}a`).problems).toEqual(['1：入れ子が深すぎます（31段まで）。'])
  const keys = Array.from({ length: 20_000 }, (_, at) => `k${at}: 1\n`).join('')
  expect(read(keys).problems).toEqual([])
})

test('a part of a value has a line', () => {
  const { lineOf } = read('a: 1\nb:\n  - x: 1\n    y: 2\n  - z\n')
  expect([['a'], ['b'], ['b', 0, 'y'], ['b', 1], ['b', 0, 'none'], []].map((path) => lineOf?.(path))).toEqual(
    [1, 2, 4, 5, 3, 1],
  )
})
