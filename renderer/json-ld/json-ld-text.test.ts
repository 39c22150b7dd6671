import fc from 'fast-check'
import { parseFragment } from 'parse5'
import { expect, test } from 'vitest'
import { oddText } from '#tests/fuzz/odd-texts.ts'
import { holds } from '#tests/fuzz/runs.ts'
import { jsonLdText } from './json-ld-text.ts'

test('a thing of any words is one data script that says those words again, and nothing stands behind it (R195)', async () => {
  await holds(400, fc.record({ name: oddText, about: fc.record({ text: oddText }) }), (thing) => {
    const html = `<script type="application/ld+json">${jsonLdText(thing)}</script>`
    const { childNodes } = parseFragment(html)
    expect(childNodes.map(({ nodeName }) => nodeName)).toEqual(['script'])
    const [script] = childNodes
    const [words] = script && 'childNodes' in script ? script.childNodes : []
    const read = JSON.parse(words && 'value' in words ? words.value : '')
    // A half of a pair is written by JSON as an escape; a browser reads it as it was.
    expect(read).toEqual({ '@context': 'https://schema.org', ...thing })
  })
})
