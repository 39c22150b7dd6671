import styles from './Figures.module.css'

/** `isText`: not a number, in a smaller font. */
export type Figure = { label: string; value: string | number; unit?: string; note?: string; isText?: true }

/** Key figures. */
export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className={styles.figures}>
    {figures.map(({ label, value, unit, note, isText }) => (
      <div className={styles.figure} key={label}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.value}>
          <span className={isText ? styles.text : styles.number}>{value}</span>
          {unit && <span className={styles.unit}>{unit}</span>}
          {note && <span className={styles.note}>{note}</span>}
        </dd>
      </div>
    ))}
  </dl>
)
