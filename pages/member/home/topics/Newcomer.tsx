import { link } from '#domain/url/link.ts'
import { EmptyNote } from '#renderer/ui/EmptyNote.tsx'
import styles from './HomeTopics.module.css'

const FIRST_STEPS = [
  { href: link('search'), label: '行き先をさがす', about: '都道府県や季節から' },
  { href: link('spots'), label: '気になる場所に♡を付ける', about: '見頃や休業をここでお知らせします' },
  { href: link('@travel-guides'), label: 'しおりを作る', about: '日程と持ちものをひとつに' },
]

/** For members without content: three suggestions. */
export const Newcomer = () => (
  <EmptyNote>
    <p>まだ何もありません。まずは次のどれかから始めてみてください。</p>
    <ul className={styles.steps}>
      {FIRST_STEPS.map(({ href, label, about }) => (
        <li key={href}>
          <a className={styles.link} href={href}>
            <span className={styles.label}>{label}</span>
            <span className={styles.about}>{about}</span>
          </a>
        </li>
      ))}
    </ul>
  </EmptyNote>
)
