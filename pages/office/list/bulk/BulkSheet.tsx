import { useState } from 'react'
import type { Manuscript } from '#domain/manuscript/manuscript.ts'
import { SheetFrame } from '#renderer/travel/SheetFrame.tsx'
import type { Author } from '../../parts/useAuthors.ts'
import type { Staff } from '../../useStaff.ts'
import type { BulkAction } from './actions.ts'
import { BulkChoice } from './BulkChoice.tsx'
import { NO_DETAILS } from './BulkDetails.tsx'
import { BulkProgress } from './BulkProgress.tsx'
import type { useBulk } from './useBulk.ts'

type Props = {
  selected: readonly Manuscript[]
  staff: Staff
  authors: readonly Author[]
  work: ReturnType<typeof useBulk>
  opener: HTMLElement
  onClose: () => void
}

/** Dialog for a bulk action and its progress; the action continues when it is closed. */
export function BulkSheet({ selected, staff, authors, work, opener, onClose }: Props) {
  const { bulk, run } = work
  const [details, setDetails] = useState(NO_DETAILS)
  const isFilled = !bulk && Object.values(details).some(Boolean)
  const start = (action: BulkAction, fit: readonly Manuscript[]) => void run(fit, action)
  return (
    <SheetFrame title="まとめて操作する" opener={opener} onClose={onClose} isFilled={isFilled}>
      {bulk ? (
        <BulkProgress bulk={bulk} onUndo={work.undo} onStop={work.stop} />
      ) : (
        <BulkChoice
          selected={selected}
          staff={staff}
          authors={authors}
          details={details}
          onDetails={setDetails}
          onStart={start}
        />
      )}
    </SheetFrame>
  )
}
