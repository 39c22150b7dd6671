import { SHEET_CLASSES } from 'virtual:pages'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { App } from './App.tsx'
import { DocumentHead } from './DocumentHead.tsx'
import { SITE_CONFIG_ELEMENT } from './document-config.ts'
import { MISSING_CODE_TEMPLATE, SHELL_LINES } from './navigation/shell-script.ts'
import { sheetsOf } from './router/sheet-urls.ts'
import { sharingCard } from './sharing-card.ts'
import { FloatingMenu } from './shell/FloatingMenu.tsx'
import { UpdateError } from './shell/UpdateError.tsx'
import { SPECULATION_RULES } from './speculation-rules.ts'

/** Shown by client-only pages whose code cannot be loaded. */
const WithoutCode = () => (
  <>
    <template id={MISSING_CODE_TEMPLATE}>
      <UpdateError />
    </template>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
    <script dangerouslySetInnerHTML={{ __html: SHELL_LINES }} />
  </>
)

/** React ends elements without content as XML does, which HTML ignores. */
const asHtml = (markup: string): string => markup.replace(/(<[a-z][^<>]*)\/>/g, '$1>')

/** Identical in every document. */
const OUTSIDE_REACT = asHtml(
  renderToStaticMarkup(
    <>
      <p className="load-problem" aria-live="assertive" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }} />
    </>,
  ),
)
const MENU = asHtml(renderToStaticMarkup(<FloatingMenu />))
const WITHOUT_CODE = asHtml(renderToStaticMarkup(<WithoutCode />))

/** React preloads the first picture right before it. */
const withoutPreloads = (markup: string): string => markup.replace(/^(<link rel="preload"[^>]*>)+/, '')

const isOffice = (pathname: string): boolean => /^\/\$(\/|$)/.test(pathname)

/** The beginnings of the class names in HTML (scripts/build/class-names.ts). */
const classBeginnings = (html: string): Set<string> =>
  new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.match(/\b[a-z]+(?=\d)/g) ?? []),
  )

/** The style sheets of the page, without one whose classes its body does not use. */
const sheetLinks = (pageId: string, body: string): string =>
  sheetsOf(pageId)
    .filter(({ hash }) => {
      const occasional = SHEET_CLASSES[hash]
      if (!occasional) return true
      const used = classBeginnings(body)
      return occasional.split(' ').some((beginning) => used.has(beginning))
    })
    .map(({ url }) => `<link rel="stylesheet" data-page href="${url}">`)
    .join('')

const bodyOf = (pageContext: PageContextServer): string => {
  const { config, pageSource, urlPathname } = pageContext
  // Escaped, so that no text of the configuration can close the script element.
  const siteConfig = JSON.stringify(pageSource.config).replaceAll('<', '\\u003c')
  return [
    `<div id="root">${asHtml(withoutPreloads(renderToString(<App pageContext={pageContext} />)))}</div>`,
    OUTSIDE_REACT,
    isOffice(urlPathname) ? '' : MENU,
    `<script id="${SITE_CONFIG_ELEMENT}" type="application/json">${siteConfig}</script>`,
    config.ssr === false ? WITHOUT_CODE : '',
  ].join('')
}

const EMPTY_DOCUMENT = dangerouslySkipEscape('<!DOCTYPE html><html><head></head><body></body></html>')

/**
 * https://vike.dev/onRenderHtml — vike puts its tags into an empty document, which the page is put into afterwards
 * (worker/documents/assemble-document.ts): searching a whole page for the places of its tags takes vike longer than React
 * takes to render it.
 */
export const onRenderHtml = (pageContext: PageContextServer) => {
  const { head = { title: '' }, buildId, pageSource, payload } = pageContext
  if (head.canonical && !head.noindex) pageContext.sharingCard = sharingCard(head)
  const json = JSON.stringify(payload)
  if (pageSource.isRendered?.(JSON.stringify([json, head]))) return EMPTY_DOCUMENT
  const { ssr, isApplication = ssr === false } = pageContext.config
  const body = bodyOf(pageContext)
  pageContext.page = {
    buildId,
    isApplication,
    sheets: sheetLinks(pageContext.pageId ?? '', body),
    head: asHtml(renderToStaticMarkup(<DocumentHead head={head} config={pageSource.config} />)),
    body,
    payload: json,
    version: payload.version,
  }
  return EMPTY_DOCUMENT
}
