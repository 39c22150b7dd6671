/** vike writes the single entry as `<script src="/assets/entries/….js" type="module" async></script>`. */
const ENTRY = /<script src="([^"]+)" type="module" async><\/script>/
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>\n?/g
/** What a file of code is called in `data-code`. */
const FILE = /^\/assets\/(.+)\.js$/
/** vike's block of data, in which `<` is escaped. */
const BLOCK = /(<script id="vike_pageContext" type="application\/json")>([^<]*)<\/script>/
const GLOBAL_BLOCK = /<script id="vike_globalContext"[^>]*>[^<]*<\/script>/
/** Of an application: it starts at once (renderer/+config.ts). */
const APP = /^<!DOCTYPE html>\s*<html[^>]* data-app/

/** The block of data without `data`, which has a version if it has an address of its own. */
const withoutData = (json: string): { json: string; version: string | null } => {
  const { data, ...context } = JSON.parse(json)
  if (!data?.version) return { json, version: null }
  return { json: JSON.stringify(context).replaceAll('<', '\\u003c'), version: data.version }
}

/** A style sheet of the page (renderer/DocumentHead.tsx), with the beginnings of its class names if few pages use it. */
const PAGE_SHEET = /<link rel="stylesheet" data-page="([a-z ]*)" href="([^"]+)">/g
const CLASS_NAMES = /(?<=\sclass="[^"]*)\b[a-z]+(?=\d)/g

/**
 * Moves the style sheets of the page to the beginning, before those of its code, which override them, without one whose
 * classes the document does not use.
 */
const withPageSheets = (html: string): string => {
  const names = new Set(html.match(CLASS_NAMES))
  const links = [...html.matchAll(PAGE_SHEET)]
    .filter(([, beginnings = '']) => !beginnings || beginnings.split(' ').some((name) => names.has(name)))
    .map(([, , href]) => `<link rel="stylesheet" data-page href="${href}">`)
  return html.replace(PAGE_SHEET, '').replace('<head>', `<head>${links.join('')}`)
}

/**
 * Takes React and the data of the page off a document: the module script becomes attributes of the block of data, with
 * which the script of reading starts the app at an intent (renderer/reading/start-app.ts). The data is fetched with the
 * code from `payloadUrl`, where it has an address of its own. Development keeps its scripts: they are not a single entry
 * there.
 */
export const withDeferredApp = (html: string, payloadUrl: string | null): string => {
  const [script, entry = ''] = ENTRY.exec(html) ?? []
  if (!script) return html
  const isApp = APP.test(html)
  const chunks = isApp ? [] : [...html.matchAll(PRELOAD)].map(([, href = '']) => href)
  const code = [entry, ...chunks].map((file) => FILE.exec(file)?.[1]).join(' ')
  return withPageSheets(isApp ? html : html.replace(PRELOAD, ''))
    .replace(script, '')
    .replace(GLOBAL_BLOCK, '')
    .replace(BLOCK, (_block, open: string, text: string) => {
      const { json, version } = payloadUrl ? withoutData(text) : { json: text, version: null }
      const data = version ? ` data-payload="${payloadUrl}" data-version="${version}"` : ''
      return `${open} data-code="${code}"${data}>${json}</script>`
    })
}
