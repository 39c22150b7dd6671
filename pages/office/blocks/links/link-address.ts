import { isSafeHref } from '../model/safe-href.ts'

const MAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/

/** Normalises a typed or pasted URL: paths for this site, https for bare host names, `mailto:` for mail addresses. */
export function normalHref(typed: string, origin: string): string {
  const text = typed.trim().normalize('NFKC')
  if (MAIL.test(text)) return `mailto:${text}`
  const url = /^[\w-]+(\.[\w-]+)+(\/|$)/.test(text) ? `https://${text}` : typed.trim()
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return url
  const parsed = new URL(url)
  return parsed.origin === origin ? parsed.pathname + parsed.search + parsed.hash : url
}

/** Why a URL cannot be linked; `null` if it can. */
export function hrefProblem(href: string): string | null {
  if (isSafeHref(href))
    return URL.canParse(href, 'https://page.invalid') ? null : 'アドレスの形が正しくありません。'
  if (/^http:\/\//i.test(href))
    return '「http://」のページにはリンクできません。「https://」で開けるか、確かめてください。'
  return '「/」か「https://」ではじまるアドレスを入力してください。'
}

/** The path of an internal link; `null` for other URLs. */
export const internalPath = (href: string): string | null =>
  href.startsWith('/') ? href.replace(/#.*/s, '') : null
