import styles from './FrameSkeleton.module.css'

/** Skeleton while loading. */
export const FrameSkeleton = () => (
  <div className={`${styles.page} grid gap-24`}>
    <h1 className="visually-hidden">原稿の編集</h1>
    <p className="visually-hidden" role="status">
      原稿を読み込んでいます。
    </p>
    <div className="h-[3.5rem]" aria-hidden="true" />
    <div className="grid gap-24 min-[1100px]:grid-cols-[minmax(0,1fr)_22rem]" aria-hidden="true">
      <div className="grid gap-16">
        <div className="h-[3.25rem]" />
        <div className="h-tap" />
        <div className="h-tap" />
        <div className="h-[24rem]" />
      </div>
      <div className="hidden min-[1100px]:block min-[1100px]:h-[30rem]" />
    </div>
  </div>
)
