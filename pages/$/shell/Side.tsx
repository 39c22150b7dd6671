import { useStaff } from '../useStaff.ts'
import { Sections } from './Sections.tsx'

/** Beside the page on a wide screen. */
export function Side() {
  const { staff } = useStaff()
  return staff && <Sections staff={staff} />
}
