import { expect, test } from 'vitest'
import { HOSTILE_TEXTS } from '#domain/hostile/texts.fixture.ts'
import { readPage } from '../living-parts.ts'

/** The places where a page puts words. */
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

/** They harm databases and objects, or whoever reads them: in a page nothing of them comes to life. */
const ELSEWHERE = /^(\w+|'; DROP .*|%' OR .*|<!--<script>|\u202e.*)$/

test('what watches over pages sees every text of the list that is not escaped, somewhere (R189)', () => {
  const unseen = HOSTILE_TEXTS.filter(
    (text) => !Object.values(PLACES).some((put) => readPage(page(put(text))).living.length > 0),
  )
  expect(unseen.filter((text) => !ELSEWHERE.test(text))).toEqual([])
  expect(HOSTILE_TEXTS.length - unseen.length).toBeGreaterThan(140)
})

test('it sees nothing in what is escaped (R189)', () => {
  const [text, title] = [PLACES.text, PLACES['a quoted attribute']]
  for (const hostile of HOSTILE_TEXTS)
    for (const put of [text, title])
      expect([hostile, readPage(page(put?.(escaped(hostile)) ?? '')).living]).toEqual([hostile, []])
})
