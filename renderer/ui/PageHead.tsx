import type { Crumb } from '../breadcrumb.ts'
import { Breadcrumb } from './Breadcrumb.tsx'
import styles from './PageHead.module.css'

type Props = {
  title: string
  lead?: string
  /** The breadcrumb of the page; `here` is its last item if the title would be too long. */
  crumbs?: readonly Crumb[]
  here?: string
}

/** The head of a list or help page: breadcrumb, title and lead. */
export function PageHead({ title, lead, crumbs, here = title }: Props) {
  return (
    <header className={styles.head}>
      {crumbs && <Breadcrumb crumbs={crumbs} current={here} />}
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </header>
  )
}
