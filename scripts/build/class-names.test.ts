import { expect, test } from 'vitest'
import { shortClassNames } from './class-names.ts'

const HEADER = `${process.cwd()}/renderer/shell/SiteHeader.module.css`
const FOOTER = `${process.cwd()}/renderer/shell/SiteFooter.module.css`

test('classes of different files and different names never share a short name', () => {
  const nameOf = shortClassNames()
  const names = [HEADER, FOOTER].flatMap((file) =>
    Array.from({ length: 40 }, (_, number) => nameOf(`class${number}`, file)),
  )
  expect(new Set(names).size).toBe(80)
  for (const name of names) expect(name).toMatch(/^[a-z]{1,2}\d+$/)
})

test('a class name does not depend on the order of files', () => {
  const [one, other] = [shortClassNames(), shortClassNames()]
  const name = one('row', HEADER)
  other('row', FOOTER)
  expect(other('row', HEADER)).toBe(name)
  expect(one('row', `${HEADER}?direct`)).toBe(name)
})
