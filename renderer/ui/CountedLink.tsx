import { countText } from '../filters/count-text.ts'
import styles from './CountedLink.module.css'

type Props = {
  href: string
  label: string
  count: number
  /** What is counted. */
  unit?: string
  'aria-label'?: string
}

/** A link to a place name with the number of its entries. */
export function CountedLink({ href, label, count, unit = '', 'aria-label': name }: Props) {
  return (
    <a className={styles.link} href={href} aria-label={name}>
      {label}
      <span className={styles.count}>{unit + countText(count)}</span>
    </a>
  )
}
