import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { App } from './App.tsx'
import { DocumentHead } from './DocumentHead.tsx'
import { SITE_CONFIG_ELEMENT } from './document-config.ts'
import { MISSING_CODE_TEMPLATE, SHELL_LINES } from './navigation/shell-script.ts'
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

/** Identical in every document. */
const OUTSIDE_REACT = renderToStaticMarkup(
  <>
    <p className="load-problem" aria-live="assertive" />
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
    <script type="speculationrules" dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }} />
  </>,
)

const MENU_HTML = renderToStaticMarkup(<FloatingMenu />)

/** React preloads the first picture right before it. */
const withoutPreloads = (markup: string): string => markup.replace(/^(<link rel="preload"[^>]*>)+/, '')

const isOffice = (pathname: string): boolean => /^\/\$(\/|$)/.test(pathname)

/** React ends elements without content as XML does, which HTML ignores. */
const html = (markup: string) => dangerouslySkipEscape(markup.replace(/(<[a-z][^<>]*)\/>/g, '$1>'))

// https://vike.dev/onRenderHtml
export const onRenderHtml = (pageContext: PageContextServer) => {
  const { head = { title: '' }, buildId, pageSource } = pageContext
  if (head.canonical && !head.noindex) pageContext.sharingCard = sharingCard(head)
  const headHtml = renderToStaticMarkup(
    <DocumentHead head={head} config={pageSource.config} pageId={pageContext.pageId ?? ''} />,
  )
  // Escaped, so that no text of the configuration can close the script element.
  const siteConfig = JSON.stringify(pageSource.config).replaceAll('<', '\\u003c')
  const { ssr, isApplication = ssr === false } = pageContext.config
  const withoutCode = ssr === false ? renderToStaticMarkup(<WithoutCode />) : ''
  return escapeInject`<!DOCTYPE html>
<html lang="ja" data-build="${buildId}"${html(isApplication ? ' data-app' : '')}>
<head>${html(headHtml)}</head>
<body><div id="root">${html(withoutPreloads(renderToString(<App pageContext={pageContext} />)))}</div>${html(OUTSIDE_REACT + (isOffice(pageContext.urlPathname) ? '' : MENU_HTML))}<script id="${SITE_CONFIG_ELEMENT}" type="application/json">${html(siteConfig)}</script>${html(withoutCode)}</body>
</html>`
}
