import styles from './TopicsSkeleton.module.css'

const Row = () => (
  <div className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-16">
    <span className="h-[5rem]" />
    <span className={`${styles.text} grid gap-8`}>
      <span className="h-[var(--size-13)] w-[50%]" />
      <span className="h-[var(--size-16)]" />
      <span className="h-[var(--size-13)] w-[50%]" />
    </span>
  </div>
)

/** The skeleton of the topics. */
export const TopicsSkeleton = () => (
  <div className={`${styles.waiting} grid gap-40`} role="status" aria-label="ホームを読み込んでいます">
    <span className="h-[10rem]" />
    {['one', 'two'].map((block) => (
      <div className="grid gap-16" key={block}>
        <span className="h-[var(--size-22)] w-[10rem]" />
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-x-24 gap-y-12">
          <Row />
          <Row />
        </div>
      </div>
    ))}
  </div>
)
