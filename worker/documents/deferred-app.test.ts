import { expect, test } from 'vitest'
import { withDeferredApp } from './deferred-app.ts'

const ENTRY = '<script src="/assets/entries/entry-server-routing.abc.js" type="module" async></script>'
const STYLES = '<link rel="stylesheet" type="text/css" href="/assets/static/a.css">'
const PRELOADS = ['1', '2'].map(
  (name) =>
    `<link rel="modulepreload" href="/assets/chunks/${name}.js" as="script" type="text/javascript">\n`,
)
const PAYLOAD = '/spots/a/_payload.json?mwtg8m0w'
const CONTEXT = { pageId: '/pages/spots/@slug', routeParams: { slug: 'a' } }

const block = (context: object, attributes = '') =>
  `<script id="vike_pageContext" type="application/json"${attributes}>${JSON.stringify(context)}</script>`

const document = (context: object, attributes = '') =>
  `<!DOCTYPE html>\n<html lang="ja"${attributes}><head>${PRELOADS.join('')}${STYLES}</head><body><main>本文</main>${block(context)}<script id="vike_globalContext" type="application/json">{}</script>${ENTRY}</body></html>`

const DATA = { title: '題', data: { name: '園' }, version: '1dtg04g' }
const FILES = ' data-code="entries/entry-server-routing.abc chunks/1 chunks/2"'

test('the code and the data of a page are left to the script of reading, which finds their addresses', () => {
  const html = withDeferredApp(document({ ...CONTEXT, data: DATA }), PAYLOAD)
  const attributes = `${FILES} data-payload="${PAYLOAD}" data-version="1dtg04g"`
  expect(html).toBe(
    `<!DOCTYPE html>\n<html lang="ja"><head>${STYLES}</head><body><main>本文</main>${block(CONTEXT, attributes)}</body></html>`,
  )
})

test('data without an address of its own, or without a version, stays in the document', () => {
  const context = { ...CONTEXT, data: DATA }
  expect(withDeferredApp(document(context), null)).toContain(block(context, FILES))
  const without = { ...CONTEXT, data: { title: '題', data: null } }
  expect(withDeferredApp(document(without), PAYLOAD)).toContain(block(without, FILES))
})

test('the code of an application is preloaded', () => {
  const html = withDeferredApp(document(CONTEXT, ' data-app'), null)
  expect(html).toContain(PRELOADS.join(''))
  expect(html).not.toContain(ENTRY)
  expect(html).toContain(' data-code="entries/entry-server-routing.abc"')
})

test('style sheets of the page come first, without one whose classes the document does not use', () => {
  const sheet = (name: string, classes: string) =>
    `<link rel="stylesheet" data-page="${classes}" href="/assets/static/page.${name}.css">`
  const links = (html: string) => html.match(/(?<=<head>)(<link rel="stylesheet"[^>]*>)*/)?.[0]
  const written = (name: string) => `<link rel="stylesheet" data-page href="/assets/static/page.${name}.css">`
  const source = document(CONTEXT).replace('</head>', `${sheet('1', '')}${sheet('2', 'b kx')}</head>`)
  expect(links(withDeferredApp(source, PAYLOAD))).toBe(written('1') + STYLES)
  const using = source.replace('<main>', '<main class="a0 kx12">')
  expect(links(withDeferredApp(using, PAYLOAD))).toBe(written('1') + written('2') + STYLES)
})

test('text about scripts, and a document that is changed already, do not change', () => {
  const text = '<p>&lt;script src="/a.js" type="module" async&gt;</p>'
  expect(withDeferredApp(text, null)).toBe(text)
  const once = withDeferredApp(document(CONTEXT), PAYLOAD)
  expect(withDeferredApp(once, PAYLOAD)).toBe(once)
})
