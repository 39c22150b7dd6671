import { useEffect, useState } from 'react'
import { hrefTrouble, internalPath } from './link-address.ts'

export type LinkCheck = {
  /** `refused` may not be set; `bad` may, but leads nowhere now. */
  tone: 'none' | 'good' | 'bad' | 'refused'
  words: string
}

const NOTHING: LinkCheck = { tone: 'none', words: '' }
const REST = 300

const GONE: LinkCheck = {
  tone: 'bad',
  words: 'このサイトに、そのページは見つかりません。まだ公開されていないか、アドレスが違います。',
}

/** Whether a page of this site answers, asked of the site itself. */
async function askPage(path: string, signal: AbortSignal): Promise<LinkCheck> {
  const response = await fetch(path, { method: 'HEAD', signal })
  if (response.status === 404 || response.status === 410) return GONE
  if (!response.ok) return { tone: 'none', words: 'ページがあるか、いまは確かめられませんでした。' }
  const at = new URL(response.url).pathname
  return response.redirected && at !== path.replace(/\?.*/s, '')
    ? { tone: 'bad', words: `このページは ${at} に移っています。新しいアドレスを使ってください。` }
    : { tone: 'good', words: 'このサイトにあるページです。' }
}

/** What is known of an address: its form at once, whether a page of this site is there a moment later. */
export function useLinkCheck(href: string): LinkCheck {
  const [known, setKnown] = useState<{ href: string; check: LinkCheck } | null>(null)
  const trouble = href ? hrefTrouble(href) : null
  const path = trouble ? null : internalPath(href)
  useEffect(() => {
    if (path === null) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      askPage(path, controller.signal).then(
        (check) => setKnown({ href, check }),
        () => {},
      )
    }, REST)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [href, path])
  if (trouble) return { tone: 'refused', words: trouble }
  return known?.href === href ? known.check : NOTHING
}
