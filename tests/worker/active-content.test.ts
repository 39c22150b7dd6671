import { expect, test } from 'vitest'
import { HOSTILE_TEXTS } from '#domain/hostile/texts.fixture.ts'
import { readPage } from '../active-content.ts'

/** The positions where a page outputs text. */
const PLACES: Record<string, (text: string) => string> = {
  text: (text) => `<p>${text}</p>`,
  'a quoted attribute': (text) => `<p title="${text}">x</p>`,
  'an attribute in single quotes': (text) => `<p title='${text}'>x</p>`,
  'an address': (text) => `<a href="${text}">x</a>`,
  'a script': (text) => `<script>const name = '${text}'</script>`,
  'data in a script': (text) => `<script type="application/json">{"name":"${text}"}</script>`,
  'a title': (text) => `<title>${text}</title>`,
  'a text area': (text) => `<textarea>${text}</textarea>`,
  'a style': (text) => `<style>p::before{content:"${text}"}</style>`,
  'a comment': (text) => `<!-- ${text} -->`,
}

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')

const page = (part: string) => `<!DOCTYPE html><html lang="ja"><head></head><body>${part}</body></html>`

/** These attack databases, objects or readers; in a page they have no effect. */
const ELSEWHERE = /^(\w+|'; DROP .*|%' OR .*|<!--<script>|\u202e.*)$/

test('the detector finds every text of the list when it is not escaped (R189)', () => {
  const unseen = HOSTILE_TEXTS.filter(
    (text) => !Object.values(PLACES).some((put) => readPage(page(put(text))).active.length > 0),
  )
  expect(unseen.filter((text) => !ELSEWHERE.test(text))).toEqual([])
  expect(HOSTILE_TEXTS.length - unseen.length).toBeGreaterThan(140)
})

test('the detector finds nothing in escaped text (R189)', () => {
  const [text, title] = [PLACES.text, PLACES['a quoted attribute']]
  for (const hostile of HOSTILE_TEXTS)
    for (const put of [text, title])
      expect([hostile, readPage(page(put?.(escaped(hostile)) ?? '')).active]).toEqual([hostile, []])
})
