import styles from './Unbroken.module.css'

const DAY = String.raw`(?:\d{1,2}月)?\d{1,2}日`
/** `7月10日（金）`; a range of two such dates is too long to keep together. */
const DAY_OF_WEEK = `${DAY}（[月火水木金土日]）`
const TIME = String.raw`\d{1,2}:\d{2}`
const AMOUNT = String.raw`約?[\d,.]+(?:時間|分|円|年|月|日|回|名|人|台|室|席|歳|件|本|km|キロ|メートル|センチ|m|g)`
const WHOLE = new RegExp(`(${TIME}〜${TIME}|${DAY_OF_WEEK}|${DAY}〜${DAY}|${DAY}|${TIME}|${AMOUNT})`)

/** Text without line breaks inside a date, a time, a short range of them, or between a number and its unit. */
export function Unbroken({ text }: { text: string }) {
  return text.split(WHOLE).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text are never reordered
      <span className={styles.whole} key={index}>
        {piece}
      </span>
    ),
  )
}
