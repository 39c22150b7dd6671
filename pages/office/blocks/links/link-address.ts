import { isSafeHref } from '../model/safe-href.ts'

const MAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/

/**
 * An address as somebody types or pastes it, in the form that a body keeps: pages of this site by their path, a host
 * name alone as https, a mail address as `mailto:`.
 */
export function normalHref(typed: string, origin: string): string {
  const text = typed.trim().normalize('NFKC')
  if (MAIL.test(text)) return `mailto:${text}`
  const url = /^[\w-]+(\.[\w-]+)+(\/|$)/.test(text) ? `https://${text}` : typed.trim()
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return url
  const parsed = new URL(url)
  return parsed.origin === origin ? parsed.pathname + parsed.search + parsed.hash : url
}

/** What keeps an address from being a link; `null` for one that may be. */
export function hrefTrouble(href: string): string | null {
  if (isSafeHref(href))
    return URL.canParse(href, 'https://page.invalid') ? null : 'アドレスの形が正しくありません。'
  if (/^http:\/\//i.test(href))
    return '「http://」のページにはリンクできません。「https://」で開けるか、確かめてください。'
  return '「/」か「https://」ではじまるアドレスを入力してください。'
}

/** The path of a page of this site that a link leads to; `null` for other addresses. */
export const internalPath = (href: string): string | null =>
  href.startsWith('/') ? href.replace(/#.*/s, '') : null
