import styles from './ContentPicker.module.css'

type Props = { found: readonly unknown[]; isAsking: boolean; error: unknown; retry: () => void }

const wordsFor = ({ found, isAsking, error }: Omit<Props, 'retry'>): string => {
  if (error) return '読み込めませんでした。'
  if (isAsking) return 'さがしています。'
  return found.length > 0
    ? `${found.length}件あります。`
    : '見つかりませんでした。別の名前でさがしてください。'
}

/** How the search stands, also for those who do not see the list. */
export const FoundStatus = ({ retry, ...search }: Props) => (
  <div className={styles.status}>
    <p role="status">{wordsFor(search)}</p>
    {Boolean(search.error) && (
      <button className={styles.retry} type="button" onClick={retry}>
        もう一度さがす
      </button>
    )}
  </div>
)
