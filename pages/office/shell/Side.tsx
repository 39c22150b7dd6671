import { useEffect, useRef } from 'react'
import { useStaff } from '../useStaff.ts'
import { Sections } from './Sections.tsx'
import { usePathname } from './usePathname.ts'

/** The sidebar on wide screens; scrolls to the current section. */
export function Side() {
  const { staff } = useStaff()
  const pathname = usePathname()
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: both determine the section
  useEffect(() => {
    box.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname, staff])
  return <div ref={box}>{staff && <Sections staff={staff} />}</div>
}
