import { link } from '#domain/link.ts'
import styles from './AddSheet.module.css'

/** What a guide is, for whoever is not signed in, and the way to sign in and come back with the place. */
export const GuestNote = ({ path }: { path: string }) => {
  const back = link('@travel-guides', { query: { add: path } })
  return (
    <>
      <p>
        旅のしおりは、行きたい場所を日ごとに並べて、時刻や予約といっしょに持ち歩くためのものです。印刷したり、同行する人に見せたりもできます。
      </p>
      <p>ログインすると、この場所をしおりに入れるところから続けられます。</p>
      <p>
        <a className={styles.primary} href={link('login', { query: { return: back } })} rel="nofollow">
          ログインして続ける
        </a>
      </p>
    </>
  )
}
