import styles from './Values.module.css'

/** Facts, one per line; `null` while loading. */
export const Values = ({ values }: { values: readonly (readonly [string, string | null])[] }) => (
  <dl className="grid gap-12">
    {values.map(([label, value]) => (
      <div className={styles.value} key={label}>
        <dt>{label}</dt>
        <dd>{value ?? '読み込んでいます'}</dd>
      </div>
    ))}
  </dl>
)
