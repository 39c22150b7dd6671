import styles from './ContentPicker.module.css'

type Props = { found: readonly unknown[]; isValidating: boolean; error: unknown; retry: () => void }

const messageFor = ({ found, isValidating, error }: Omit<Props, 'retry'>): string => {
  if (error) return '読み込めませんでした。'
  if (isValidating) return 'さがしています。'
  return found.length > 0
    ? `${found.length}件あります。`
    : '見つかりませんでした。別の名前でさがしてください。'
}

/** State of the search as a live region. */
export const FoundStatus = ({ retry, ...search }: Props) => (
  <div className={styles.status}>
    <p role="status">{messageFor(search)}</p>
    {Boolean(search.error) && (
      <button className={styles.retry} type="button" onClick={retry}>
        もう一度さがす
      </button>
    )}
  </div>
)
