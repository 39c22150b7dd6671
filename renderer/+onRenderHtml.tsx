import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { App } from './App.tsx'
import { DocumentHead } from './DocumentHead.tsx'
import { MISSING_CODE_TEMPLATE, SHELL_LINES } from './navigation/shell-script.ts'
import { sharingCard } from './sharing-card.ts'
import { UpdateError } from './shell/UpdateError.tsx'
import { SITE_CONFIG_ELEMENT } from './site-config.ts'

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

const html = (markup: string) => dangerouslySkipEscape(markup)

// https://vike.dev/onRenderHtml
export const onRenderHtml = (pageContext: PageContextServer) => {
  const { head = { title: '' }, buildId, pageSource } = pageContext
  if (head.canonical && !head.noindex) pageContext.sharingCard = sharingCard(head)
  const headHtml = renderToStaticMarkup(<DocumentHead head={head} config={pageSource.config} />)
  // Escaped, so that no text of the configuration can close the script element.
  const siteConfig = JSON.stringify(pageSource.config).replaceAll('<', '\\u003c')
  const withoutCode = pageContext.config.ssr === false ? renderToStaticMarkup(<WithoutCode />) : ''
  return escapeInject`<!DOCTYPE html>
<html lang="ja" data-build="${buildId}">
<head>${html(headHtml)}</head>
<body><div id="root">${html(renderToString(<App pageContext={pageContext} />))}</div><script id="${SITE_CONFIG_ELEMENT}" type="application/json">${html(siteConfig)}</script>${html(withoutCode)}</body>
</html>`
}
