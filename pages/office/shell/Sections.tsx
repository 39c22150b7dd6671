import { useId } from 'react'
import type { Staff } from '../useStaff.ts'
import styles from './Sections.module.css'
import { currentOf, type SectionGroup, sectionsOf } from './sections.ts'
import { usePathname } from './usePathname.ts'

const Group = ({ group, pathname }: { group: SectionGroup; pathname: string }) => {
  const id = useId()
  return (
    <>
      <p className="px-16 pt-12 pb-4 text-12 tracking-[0.08em] text-usuzumi" id={id}>
        {group.label}
      </p>
      <ul className="grid" aria-labelledby={id}>
        {group.sections.map((section) => (
          <li key={section.path}>
            <a className={styles.section} href={section.path} aria-current={currentOf(pathname, section)}>
              {section.label}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Navigation to all pages the role can open. */
export function Sections({ staff }: { staff: Staff }) {
  const pathname = usePathname()
  return (
    <nav className="pt-12 pb-24" aria-label="編集">
      {sectionsOf(staff).map((group) => (
        <Group key={group.label} group={group} pathname={pathname} />
      ))}
    </nav>
  )
}
