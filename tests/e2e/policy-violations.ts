import type { Browser, BrowserContext, ConsoleMessage } from '@playwright/test'
import { onEveryContext } from './every-context.ts'

/** The console message of a violation in any kind of document. */
const REFUSED = /Content Security Policy|Permissions[ -]Policy|Cross-Origin-(Opener|Resource)-Policy/
const MARK = 'securitypolicyviolation:'

/** Runs in every document before other scripts. */
const listen = (mark: string) =>
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, documentURI }) =>
    console.debug(mark, effectiveDirective, blockedURI, documentURI),
  )

const recordViolations = async (context: BrowserContext, seen: string[]) => {
  context.on('console', (message: ConsoleMessage) => {
    const text = message.text()
    if (text.startsWith(MARK) || REFUSED.test(text)) seen.push(`${text} ${message.location().url}`)
  })
  await context.addInitScript(listen, MARK)
}

/**
 * Records CSP violations in every context opened from now on, with or without fixtures.
 * @returns how to stop
 */
export const recordPolicyViolations = (browser: Browser, seen: string[]): (() => void) =>
  onEveryContext(browser, (context) => recordViolations(context, seen))
