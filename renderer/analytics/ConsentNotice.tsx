import { link } from '#domain/url/link.ts'
import styles from './ConsentNotice.module.css'
import { type Consent, giveConsent } from './consent.ts'

/** The consent banner at the foot of the page. Nothing blocks on the answer. */
export function ConsentNotice() {
  const answer = (consent: Consent) => {
    giveConsent(consent)
    // The pressed button disappears, so the focus moves to the page.
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <section className={styles.notice} aria-labelledby="consent-text">
      <p className={styles.text} id="consent-text">
        記事をよりよくするため、閲覧の状況をGoogle アナリティクスで集計してもよいでしょうか。
      </p>
      <p className={styles.more}>
        <a href={link('about', { hash: 'CookiePolicy' })}>送られる情報と、あとからの変え方</a>
      </p>
      <div className={styles.answers}>
        <button className={styles.answer} type="button" onClick={() => answer('denied')}>
          同意しない
        </button>
        <button className={styles.answer} type="button" onClick={() => answer('granted')}>
          同意する
        </button>
      </div>
    </section>
  )
}
