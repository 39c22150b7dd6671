import type { Crumb } from '../breadcrumb.ts'
import { Breadcrumb } from './Breadcrumb.tsx'
import styles from './PageHead.module.css'

type Props = {
  title: string
  lead?: string
  /** The way to this page; its own name is the last word of it, and `here` where the title would be too long. */
  crumbs?: readonly Crumb[]
  here?: string
}

/** The head of a list or help page: where it stands, its title and a line about it. */
export function PageHead({ title, lead, crumbs, here = title }: Props) {
  return (
    <header className={styles.head}>
      {crumbs && <Breadcrumb crumbs={crumbs} current={here} />}
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </header>
  )
}
