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
  <div className="flex min-h-[1.8em] flex-wrap items-center gap-x-12 text-13 text-usuzumi">
    <p role="status">{messageFor(search)}</p>
    {Boolean(search.error) && (
      <button
        className="min-h-tap cursor-pointer border-0 bg-transparent text-ai underline"
        type="button"
        onClick={retry}
      >
        もう一度さがす
      </button>
    )}
  </div>
)
