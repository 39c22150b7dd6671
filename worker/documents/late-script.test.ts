import { expect, test } from 'vitest'
import { LATE_LINES, withLateScript } from './late-script.ts'

const ENTRY = '<script src="/assets/entries/entry-client-routing.abc.js" type="module" async></script>'
const PRELOAD =
  '<link rel="modulepreload" href="/assets/chunks/chunk-1.js" as="script" type="text/javascript">'

test('the entry is imported by an inline script instead of a module script', () => {
  const html = withLateScript(`<body>${ENTRY}</body>`)
  expect(html).not.toContain('type="module"')
  expect(html).toContain('<script data-entry="/assets/entries/entry-client-routing.abc.js" data-chunks="">')
})

test('the code is requested in parallel, not one file after the other', () => {
  const html = withLateScript(
    `<head>${PRELOAD}\n${PRELOAD.replace('chunk-1', 'chunk-2')}</head><body>${ENTRY}</body>`,
  )
  expect(html).toContain('data-chunks="/assets/chunks/chunk-1.js /assets/chunks/chunk-2.js"')
})

test('the inline script is identical in every document, so that one hash allows it', () => {
  const linesIn = (html: string) => /<script data-entry[^>]*>([^<]*)</.exec(withLateScript(html))?.[1]
  expect(linesIn(ENTRY)).toBe(linesIn(PRELOAD + ENTRY.replace('abc', 'def')))
  expect(linesIn(ENTRY)).toBe(LATE_LINES)
})

test('module preloads are removed, other links stay', () => {
  const css = '<link rel="stylesheet" type="text/css" href="/assets/static/a.css">'
  expect(withLateScript(`<head>${PRELOAD}\n${css}</head>`)).toBe(`<head>${css}</head>`)
})

test('data blocks and text about scripts are unchanged', () => {
  const html =
    '<script id="vike_pageContext" type="application/json">{"a":"<b>"}</script><p>&lt;script src&gt;</p>'
  expect(withLateScript(html)).toBe(html)
})

test('a transformed document does not change again', () => {
  const once = withLateScript(`<head>${PRELOAD}</head><body>${ENTRY}</body>`)
  expect(withLateScript(once)).toBe(once)
})
