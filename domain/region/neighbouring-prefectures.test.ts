import { expect, test } from 'vitest'
import { BUILT_IN_PREFECTURES } from './built-in-regions.ts'
import { neighboursOf } from './neighbouring-prefectures.ts'

test('every prefecture has neighbours, none is its own, and each is a neighbour of its neighbours', () => {
  const codes = BUILT_IN_PREFECTURES.map(({ code }) => code)
  for (const code of codes) {
    const neighbours = neighboursOf(code)
    expect(neighbours.length, code).toBeGreaterThan(0)
    expect(new Set(neighbours).size).toBe(neighbours.length)
    for (const other of neighbours) {
      expect(codes).toContain(other)
      expect(neighboursOf(other), `${other} beside ${code}`).toContain(code)
    }
    expect(neighbours).not.toContain(code)
  }
})

test.each([
  ['20', ['10', '11', '15', '16', '19', '21', '22', '23']],
  ['13', ['11', '12', '14', '19']],
  ['47', ['46']],
])('%s has the neighbours that the map shows', (code, neighbours) => {
  expect(neighboursOf(code)).toEqual(neighbours)
})
