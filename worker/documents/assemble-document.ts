import type { RenderedPage } from '#domain/site/rendered-page.ts'

/** vike writes the single entry as `<script src="/assets/entries/….js" type="module" async></script>`. */
const ENTRY = /<script src="([^"]+)" type="module" async><\/script>/
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>\n?/g
/** What a file of code is called in `data-code`. */
const FILE = /^\/assets\/(.+)\.js$/
const CONTEXT = '<script id="vike_pageContext" type="application/json"'
const GLOBAL_BLOCK = /<script id="vike_globalContext"[^>]*>[^<]*<\/script>/

/** The tags that vike has put into an empty document: in its head, and at the end of its body. */
type Tags = { head: string; end: string }

const tagsIn = (shell: string): Tags => ({
  head: shell.slice(shell.indexOf('<head>') + '<head>'.length, shell.indexOf('</head>')),
  end: shell.slice(shell.indexOf('<body>') + '<body>'.length, shell.lastIndexOf('</body>')),
})

/**
 * Takes the code off: the module script becomes an attribute of the block of context, with which the script of reading
 * starts the app at an intent (renderer/reading/start-app.ts). The code of an application is preloaded. Development
 * keeps its scripts: they are not a single entry there.
 */
const withoutCode = ({ head, end }: Tags, isApp: boolean): Tags => {
  const [script, entry = ''] = ENTRY.exec(end) ?? []
  if (!script) return { head, end }
  const chunks = isApp ? [] : [...(head + end).matchAll(PRELOAD)].map(([, href = '']) => href)
  const code = [entry, ...chunks].map((file) => FILE.exec(file)?.[1]).join(' ')
  const withoutPreloads = (tags: string) => (isApp ? tags : tags.replace(PRELOAD, ''))
  return {
    head: withoutPreloads(head),
    end: withoutPreloads(end)
      .replace(script, '')
      .replace(GLOBAL_BLOCK, '')
      .replace(CONTEXT, `${CONTEXT} data-code="${code}"`),
  }
}

/**
 * The data of the page: fetched with the code from `payloadUrl` where that is given, otherwise a block of its own. Data
 * without a version is always a block: there is nothing to compare.
 */
const withPayload = (end: string, { payload, version }: RenderedPage, payloadUrl: string | null): string => {
  if (payloadUrl && version)
    return end.replace(CONTEXT, `${CONTEXT} data-payload="${payloadUrl}" data-version="${version}"`)
  // No text of the data can end the element.
  return `<script id="payload" type="application/json">${payload.replaceAll('<', '\\u003c')}</script>${end}`
}

/**
 * Puts a page into the document that vike made for it.
 * @param shell an empty document with vike's tags
 * @param payloadUrl where the data of the page is; `null` if it has no address of its own
 */
export function assembleDocument(shell: string, page: RenderedPage, payloadUrl: string | null): string {
  const { head, end } = withoutCode(tagsIn(shell), page.isApplication)
  const attributes = `lang="ja" data-build="${page.buildId}"${page.isApplication ? ' data-app' : ''}`
  return `<!DOCTYPE html>
<html ${attributes}>
<head>${page.sheets}${head}${page.head}</head>
<body>${page.body}${withPayload(end, page, payloadUrl)}</body>
</html>`
}
