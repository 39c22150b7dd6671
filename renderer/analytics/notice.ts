import { link } from '#domain/url/link.ts'
import type { Consent } from './consent.ts'
import styles from './notice.css?inline'

const answer = (consent: Consent, label: string) =>
  `<button class="consent-answer" data-consent="${consent}">${label}</button>`

const NOTICE = `<section class="consent-notice" aria-labelledby="consent-text">
<p class="consent-text" id="consent-text">記事をよりよくするため、閲覧の状況をGoogle アナリティクスで集計してもよいでしょうか。</p>
<p class="consent-more"><a href="${link('about', { hash: 'CookiePolicy' })}">送られる情報と、あとからの変え方</a></p>
<div class="consent-answers">${answer('denied', '同意しない')}${answer('granted', '同意する')}</div>
</section>`

/**
 * The place of the notice at the foot of the page. It is a live region, so that what appears in it is announced.
 * @returns a function that shows or hides the notice
 */
export function noticePlace(onAnswer: (consent: Consent) => void): (isShown: boolean) => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
  const place = document.createElement('div')
  place.className = 'consent'
  place.ariaLive = 'polite'
  place.addEventListener('click', ({ target }) => {
    const { consent } = (target as HTMLElement).dataset
    if (consent) onAnswer(consent as Consent)
  })
  document.getElementById('root')?.after(place)
  return (isShown) => {
    if (isShown === place.hasChildNodes()) return
    place.innerHTML = isShown ? NOTICE : ''
  }
}
