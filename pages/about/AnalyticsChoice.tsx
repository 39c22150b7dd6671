import { useSyncExternalStore } from 'react'
import {
  type Consent,
  currentConsent,
  giveConsent,
  isRefusedByBrowser,
  onConsentChange,
} from '#renderer/analytics/consent.ts'
import styles from './AnalyticsChoice.module.css'

const STATES = {
  granted: '集計に同意しています。',
  denied: '集計に同意していません。情報は送られません。',
  none: 'まだ選ばれていません。選ばれるまで、情報は送られません。',
}

const ANSWERS: readonly [Consent, string][] = [
  ['denied', '同意しない'],
  ['granted', '同意する'],
]

const Heading = () => (
  <h3 className={styles.heading} id="analytics-choice">
    計測の設定
  </h3>
)

/** The reader's analytics consent, and buttons to change it. */
export function AnalyticsChoice() {
  const consent = useSyncExternalStore(onConsentChange, currentConsent, () => null)
  if (isRefusedByBrowser())
    return (
      <section className={styles.choice} aria-labelledby="analytics-choice">
        <Heading />
        <p className={styles.state}>
          お使いのブラウザーが、追跡を望まないこと（Global Privacy Control）を伝えています。集計は行いません。
        </p>
      </section>
    )
  return (
    <section className={styles.choice} aria-labelledby="analytics-choice">
      <Heading />
      <p className={styles.state} role="status">
        いまの設定：{STATES[consent ?? 'none']}
      </p>
      <div className={styles.answers}>
        {ANSWERS.map(([answer, label]) => (
          <button
            key={answer}
            className={styles.answer}
            type="button"
            aria-pressed={consent === answer}
            onClick={() => giveConsent(answer)}
          >
            {label}
          </button>
        ))}
      </div>
    </section>
  )
}
