import type { Browser, BrowserContext, ConsoleMessage } from '@playwright/test'
import { onEveryContext } from './every-context.ts'

/** How the browser words it in its console, whatever kind of document it is about. */
const REFUSED = /Content Security Policy|Permissions[ -]Policy|Cross-Origin-(Opener|Resource)-Policy/
const MARK = 'securitypolicyviolation:'

/** Runs in every document before anything else of it. */
const listen = (mark: string) =>
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, documentURI }) =>
    console.debug(mark, effectiveDirective, blockedURI, documentURI),
  )

const watch = async (context: BrowserContext, seen: string[]) => {
  context.on('console', (message: ConsoleMessage) => {
    const text = message.text()
    if (text.startsWith(MARK) || REFUSED.test(text)) seen.push(`${text} ${message.location().url}`)
  })
  await context.addInitScript(listen, MARK)
}

/**
 * Writes down what the policies of documents refuse in every context that is opened from now on, with or without the
 * fixtures of a test.
 * @returns how to stop
 */
export const watchPolicies = (browser: Browser, seen: string[]): (() => void) =>
  onEveryContext(browser, (context) => watch(context, seen))
