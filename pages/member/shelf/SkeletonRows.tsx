import styles from './SkeletonRows.module.css'

/** Placeholder rows. */
export function SkeletonRows({ count = 6 }: { count?: number }) {
  return (
    <>
      <p className="visually-hidden" role="status">
        読み込んでいます。
      </p>
      <div aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: identical items
          <div className={styles.row} key={index}>
            <div className="aspect-4/3 bg-rule" />
            <div className="grid gap-8 pt-4">
              <div className="h-[0.75rem] w-[8rem] max-w-[60%] bg-rule" />
              <div className="h-[1.125rem] w-[min(20rem,90%)] bg-rule" />
              <div className="h-[0.75rem] w-[8rem] max-w-[60%] bg-rule" />
            </div>
          </div>
        ))}
      </div>
    </>
  )
}
