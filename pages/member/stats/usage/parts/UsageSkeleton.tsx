import styles from './UsageSkeleton.module.css'

/** The skeleton of the statistics: map, numbers, charts. */
export const UsageSkeleton = ({ charts = 1 }: { charts?: number }) => (
  <div className="grid gap-16">
    <p className="text-15 text-usuzumi" role="status">
      集計を読み込んでいます。
    </p>
    <div className="grid gap-16" aria-hidden="true">
      <span className={`${styles.line} h-[1.5rem] w-[60%]`} />
      <span className={`${styles.box} aspect-27/26 max-w-[34rem]`} />
      <span className={`${styles.line} h-[1.5rem] w-[60%]`} />
      {Array.from({ length: charts }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical items
        <span className={`${styles.chart} h-[10rem]`} key={index} />
      ))}
    </div>
  </div>
)
