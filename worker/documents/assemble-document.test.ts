import { expect, test } from 'vitest'
import type { RenderedPage } from '#domain/site/rendered-page.ts'
import { assembleDocument } from './assemble-document.ts'

const ENTRY = '<script src="/assets/entries/entry-server-routing.abc.js" type="module" async></script>'
const STYLES = '<link rel="stylesheet" type="text/css" href="/assets/static/a.css">'
const PRELOADS = ['1', '2']
  .map(
    (name) =>
      `<link rel="modulepreload" href="/assets/chunks/${name}.js" as="script" type="text/javascript">\n`,
  )
  .join('')
const CONTEXT = '<script id="vike_pageContext" type="application/json"'
const CONTEXT_JSON = '{"pageId":"/pages/spots/@slug","routeParams":{"slug":"a"}}'
const SHELL = `<!DOCTYPE html><html><head>${STYLES}</head><body>${CONTEXT}>${CONTEXT_JSON}</script><script id="vike_globalContext" type="application/json">{}</script>${ENTRY}${PRELOADS}</body></html>`
const PAYLOAD_URL = '/spots/a/_payload.json?mwtg8m0w'
const FILES = ' data-code="entries/entry-server-routing.abc chunks/1 chunks/2"'

const PAGE: RenderedPage = {
  buildId: 'mwtg8m0w',
  isApplication: false,
  sheets: '<link rel="stylesheet" data-page href="/assets/static/page.1.css">',
  head: '<title>題</title>',
  body: '<main>本文</main>',
  payload: '{"title":"題","data":{"name":"</script>園"},"version":"1dtg04g"}',
  version: '1dtg04g',
}

test('the code and the data of a page are left to the script of reading, which finds their addresses', () => {
  const attributes = ` data-payload="${PAYLOAD_URL}" data-version="1dtg04g"${FILES}`
  expect(assembleDocument(SHELL, PAGE, PAYLOAD_URL)).toBe(
    `<!DOCTYPE html>\n<html lang="ja" data-build="mwtg8m0w">\n<head>${PAGE.sheets}${STYLES}<title>題</title></head>\n<body><main>本文</main>${CONTEXT}${attributes}>${CONTEXT_JSON}</script></body>\n</html>`,
  )
})

test('data without an address of its own, or without a version, is in the document, and cannot end its element', () => {
  const block = (json: string) => `<script id="payload" type="application/json">${json}</script>`
  const inlined = block(PAGE.payload.replace('</script>', '\\u003c/script>'))
  expect(assembleDocument(SHELL, PAGE, null)).toContain(`${inlined}${CONTEXT}${FILES}>`)
  const payload = '{"title":"題","data":null}'
  const without: RenderedPage = { ...PAGE, payload, version: undefined }
  expect(assembleDocument(SHELL, without, PAYLOAD_URL)).toContain(`${block(payload)}${CONTEXT}${FILES}>`)
})

test('the code of an application is preloaded', () => {
  const html = assembleDocument(SHELL, { ...PAGE, isApplication: true }, null)
  expect(html).toContain('<html lang="ja" data-build="mwtg8m0w" data-app>')
  expect(html).toContain(PRELOADS)
  expect(html).not.toContain(ENTRY)
  expect(html).toContain(' data-code="entries/entry-server-routing.abc">')
})

test('development keeps its scripts', () => {
  const scripts = `<script type="module">import '/@vite/client'</script>`
  const shell = `<!DOCTYPE html><html><head>${STYLES}</head><body>${CONTEXT}>${CONTEXT_JSON}</script>${scripts}</body></html>`
  expect(assembleDocument(shell, PAGE, null)).toContain(
    `${CONTEXT}>${CONTEXT_JSON}</script>${scripts}</body>`,
  )
})

test('texts of a page stay as they are, whatever they look like', () => {
  const body = '<p>&lt;script src="/a.js" type="module" async&gt; $& $1 &lt;/head&gt;</p>'
  expect(assembleDocument(SHELL, { ...PAGE, head: body, body }, PAYLOAD_URL).split(body)).toHaveLength(3)
})
