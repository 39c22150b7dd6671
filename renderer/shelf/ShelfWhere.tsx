import { link } from '#domain/url/link.ts'
import type { TabName } from './ShelfTabs.tsx'
import styles from './ShelfWhere.module.css'

const ALL = {
  favorites: { name: '@favorites-spots', label: 'お気に入りをすべて見る' },
  histories: { name: '@histories-spots', label: '履歴をすべて見る' },
} as const

type Props = { tab: TabName; isAccount: boolean; isLasting: boolean }

/** States where the listed items are stored; for members, links to the full list. */
export function ShelfWhere({ tab, isAccount, isLasting }: Props) {
  if (!isAccount)
    return (
      <p className={styles.note}>
        {isLasting
          ? 'お気に入りと履歴は、この端末のこのブラウザーだけに保存されています。'
          : 'このブラウザーには保存できないため、ページを閉じるまでの間だけ残ります。'}
      </p>
    )
  const { name, label } = ALL[tab]
  return (
    <div className={styles.note}>
      <p>
        <a className={styles.all} href={link(name)}>
          {label}
        </a>
      </p>
      <p>お気に入りと履歴は、アカウントに保存されています。</p>
    </div>
  )
}
