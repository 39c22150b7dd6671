import { type SyntheticEvent, useMemo } from 'react'
import { useSiteConfig } from '#renderer/site-config.ts'

/** The attribute that keeps the styles of an element until they are allowed. */
const KEPT = 'data-mail-style'

/**
 * A mail as a document that loads under the policy of this page, which refuses styles in HTML: those of elements wait in an
 * attribute, that of the document in a template. Texts in a mail are escaped, so that none looks like either.
 */
const withKeptStyles = (html: string): string =>
  html
    .replaceAll(' style="', ` ${KEPT}="`)
    .replace(/<style>(.*?)<\/style>/s, (_, css: string) => `<template ${KEPT}="${css}"></template>`)

/** Applies the styles by script, which the policy allows, and gives the frame the height of its mail. */
const applyStyles = ({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) => {
  const { contentDocument: mail, contentWindow: view } = frame
  if (!mail || !view) return
  for (const element of mail.querySelectorAll<HTMLElement>(`[${KEPT}]`)) {
    const css = element.getAttribute(KEPT) ?? ''
    if (element.localName !== 'template') element.style.cssText = css
    else {
      const sheet = new (view as Window & typeof globalThis).CSSStyleSheet()
      sheet.replaceSync(css)
      mail.adoptedStyleSheets = [...mail.adoptedStyleSheets, sheet]
    }
  }
  frame.style.blockSize = `${mail.documentElement.scrollHeight + 2}px`
}

/** A mail in a frame without scripts, forms and windows, in the colours of the device. */
export function MailFrame({ html }: { html: string }) {
  const { appHost } = useSiteConfig()
  // The addresses in mails are absolute; a site on a developer's machine is at another one.
  const document = useMemo(
    () => withKeptStyles(html.replaceAll(`${appHost}/`, `${location.origin}/`)),
    [html, appHost],
  )
  return (
    <iframe
      className="block h-[40rem] w-full border border-rule-strong bg-surface"
      key={document}
      srcDoc={document}
      title="メールの見た目"
      sandbox="allow-same-origin"
      onLoad={applyStyles}
    />
  )
}
