import { expect, test } from 'vitest'
import { adversarial, endsSoon, writtenRegexes } from '#tests/fuzz/regexes.ts'
import { checkProperty } from '#tests/fuzz/runs.ts'
import { withoutTrailingSlashes } from '../url/trailing-slashes.ts'

const LENGTH = 100_000

/** These only parse documents that the site generated, in which user input never contains a literal `<`. */
const OF_OWN_DOCUMENTS =
  /^worker\/(documents\/assemble-document|preview\/preview-html|preview\/scheme|maintenance\/maintenance-document)\.ts /

const FOLDERS = {
  domain: ['domain/**/*.ts'],
  worker: ['worker/**/*.ts'],
  'renderer and pages': ['renderer/**/*.{ts,tsx}', 'pages/**/*.{ts,tsx}'],
}

test.each(Object.entries(FOLDERS))(
  'no regular expression of %s is quadratic in the length of the text (R50)',
  async (_, patterns) => {
    const all = writtenRegexes(...patterns).filter(({ where }) => !OF_OWN_DOCUMENTS.test(where))
    expect(all.length).toBeGreaterThan(100)
    for (const found of all)
      await checkProperty(25, adversarial(found, LENGTH), (text) => {
        expect([found.where, endsSoon(found, text)]).toEqual([found.where, true])
      })
  },
  120_000,
)

test('the search detects a quadratic expression', async () => {
  const slow = { where: '', pattern: '\\/+$', flags: '' }
  const tried = checkProperty(25, adversarial(slow, LENGTH), (text) =>
    expect(endsSoon(slow, text, 300)).toBe(true),
  )
  await expect(tried).rejects.toThrow()
})

test('only trailing slashes are removed from a path', () => {
  expect(['/a//b//', '///', '', '/a'].map(withoutTrailingSlashes)).toEqual(['/a//b', '', '', '/a'])
})
