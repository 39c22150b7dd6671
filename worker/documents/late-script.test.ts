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

test('the code is asked for all at once, not one file after the other', () => {
  const html = withLateScript(
    `<head>${PRELOAD}\n${PRELOAD.replace('chunk-1', 'chunk-2')}</head><body>${ENTRY}</body>`,
  )
  expect(html).toContain('data-chunks="/assets/chunks/chunk-1.js /assets/chunks/chunk-2.js"')
})

test('the lines are the same in every document, so that one hash allows them', () => {
  const linesIn = (html: string) => /<script data-entry[^>]*>([^<]*)</.exec(withLateScript(html))?.[1]
  expect(linesIn(ENTRY)).toBe(linesIn(PRELOAD + ENTRY.replace('abc', 'def')))
  expect(linesIn(ENTRY)).toBe(LATE_LINES)
})

test('module preloads go, other links stay', () => {
  const css = '<link rel="stylesheet" type="text/css" href="/assets/static/a.css">'
  expect(withLateScript(`<head>${PRELOAD}\n${css}</head>`)).toBe(`<head>${css}</head>`)
})

test('data scripts and text that speaks of scripts are left alone', () => {
  const html =
    '<script id="vike_pageContext" type="application/json">{"a":"<b>"}</script><p>&lt;script src&gt;</p>'
  expect(withLateScript(html)).toBe(html)
})

test('a document that was transformed once does not change again', () => {
  const once = withLateScript(`<head>${PRELOAD}</head><body>${ENTRY}</body>`)
  expect(withLateScript(once)).toBe(once)
})
