import { useEffect, useRef } from 'react'
import { useStaff } from '../useStaff.ts'
import { Sections } from './Sections.tsx'
import { usePathname } from './usePathname.ts'

/** Beside the page on a wide screen. Where it is longer than the screen, the section one is in is scrolled to. */
export function Side() {
  const { staff } = useStaff()
  const pathname = usePathname()
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: both decide which section that is
  useEffect(() => {
    box.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname, staff])
  return <div ref={box}>{staff && <Sections staff={staff} />}</div>
}
