import fc from 'fast-check'
import { parseFragment } from 'parse5'
import { expect, test } from 'vitest'
import { oddText } from '#tests/fuzz/odd-texts.ts'
import { checkProperty } from '#tests/fuzz/runs.ts'
import { jsonLdText } from './json-ld-text.ts'

test('any text is one JSON data script with the same text, and nothing after it (R195)', async () => {
  await checkProperty(400, fc.record({ name: oddText, about: fc.record({ text: oddText }) }), (schema) => {
    const html = `<script type="application/ld+json">${jsonLdText(schema)}</script>`
    const { childNodes } = parseFragment(html)
    expect(childNodes.map(({ nodeName }) => nodeName)).toEqual(['script'])
    const [script] = childNodes
    const [texts] = script && 'childNodes' in script ? script.childNodes : []
    const read = JSON.parse(texts && 'value' in texts ? texts.value : '')
    // JSON escapes a lone surrogate; the browser parses it back.
    expect(read).toEqual({ '@context': 'https://schema.org', ...schema })
  })
})
