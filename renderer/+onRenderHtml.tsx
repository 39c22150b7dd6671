import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { App } from './App.tsx'
import { DocumentHead } from './DocumentHead.tsx'

const html = (markup: string) => dangerouslySkipEscape(markup)

// https://vike.dev/onRenderHtml
export const onRenderHtml = (pageContext: PageContextServer) => {
  const { head = { title: '' }, buildId, pageSource } = pageContext
  const headHtml = renderToStaticMarkup(<DocumentHead head={head} appHost={pageSource.config.appHost} />)
  return escapeInject`<!DOCTYPE html>
<html lang="ja" data-build="${buildId}">
<head>${html(headHtml)}</head>
<body><div id="root">${html(renderToString(<App pageContext={pageContext} />))}</div></body>
</html>`
}
