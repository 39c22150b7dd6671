import { link } from '#domain/url/link.ts'
import styles from './AddSheet.module.css'

type Props = {
  /** Where the sign-in leads back to: an address that remembers what was to be done. */
  back: string
  /** What comes then, as a sentence. */
  then: string
}

/** What a guide is, for whoever is not signed in, and the way to sign in and go on. */
export const GuestNote = ({ back, then }: Props) => (
  <>
    <p className={styles.lead}>
      旅のしおりは、行きたい場所を日ごとに並べて、時刻や予約といっしょに持ち歩くためのものです。印刷したり、同行する人に見せたりもできます。
    </p>
    <p className={styles.lead}>{then}</p>
    <p>
      <a className={styles.primary} href={link('login', { query: { return: back } })} rel="nofollow">
        ログインして続ける
      </a>
    </p>
  </>
)

/** The same for a place that was to be added. */
export const GuestWithPlace = ({ path }: { path: string }) => (
  <GuestNote
    back={link('@travel-guides', { query: { add: path } })}
    then="ログインすると、この場所をしおりに入れるところから続けられます。"
  />
)
