import { link } from '#domain/url/link.ts'
import styles from './AddSheet.module.css'

type Props = {
  /** The URL to return to after the sign-in, which contains the action. */
  back: string
  /** What happens then, as a sentence. */
  then: string
}

/** Explains guides to visitors who are not signed in, with a link to sign in. */
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

/** The same when a place was to be added. */
export const GuestWithPlace = ({ path }: { path: string }) => (
  <GuestNote
    back={link('@travel-guides', { query: { add: path } })}
    then="ログインすると、この場所をしおりに入れるところから続けられます。"
  />
)
