import { useEffect, useState } from 'react'
import { hrefProblem, internalPath } from './link-address.ts'

type LinkCheck = {
  /** `refused`: cannot be set; `bad`: can be set, but the target does not exist. */
  tone: 'none' | 'good' | 'bad' | 'refused'
  message: string
}

const NOTHING: LinkCheck = { tone: 'none', message: '' }
const REST = 300

const GONE: LinkCheck = {
  tone: 'bad',
  message: 'このサイトに、そのページは見つかりません。まだ公開されていないか、アドレスが違います。',
}

/** Checks a page of this site by requesting it. */
async function checkPage(path: string, signal: AbortSignal): Promise<LinkCheck> {
  const response = await fetch(path, { method: 'HEAD', signal })
  if (response.status === 404 || response.status === 410) return GONE
  if (!response.ok) return { tone: 'none', message: 'ページがあるか、いまは確かめられませんでした。' }
  const at = new URL(response.url).pathname
  return response.redirected && at !== path.replace(/\?.*/s, '')
    ? { tone: 'bad', message: `このページは ${at} に移っています。新しいアドレスを使ってください。` }
    : { tone: 'good', message: 'このサイトにあるページです。' }
}

/** The check of a URL: syntax immediately, existence of an internal page after a request. */
export function useLinkCheck(href: string): LinkCheck {
  const [checked, setChecked] = useState<{ href: string; check: LinkCheck } | null>(null)
  const problem = href ? hrefProblem(href) : null
  const path = problem ? null : internalPath(href)
  useEffect(() => {
    if (path === null) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      checkPage(path, controller.signal).then(
        (check) => setChecked({ href, check }),
        () => {},
      )
    }, REST)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [href, path])
  if (problem) return { tone: 'refused', message: problem }
  return checked?.href === href ? checked.check : NOTHING
}
