import { useState } from 'react'
import type { TravelGuide } from '#domain/travel/guide.ts'
import { Button } from '#renderer/form/Button.tsx'
import { lazyPart } from '#renderer/ui/lazyPart.tsx'
import { useGuide } from '../../store/useGuide.ts'

const ShareDialog = lazyPart(() => import('./ShareDialog.tsx').then(({ ShareDialog }) => ShareDialog))

/** Opens the share dialog; lazily loaded. */
export function ShareButton({ guide }: { guide: TravelGuide }) {
  const [isOpen, setOpen] = useState(false)
  const { retry } = useGuide(guide.id)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        共有
      </Button>
      {isOpen && <ShareDialog guide={guide} onChange={retry} onClose={() => setOpen(false)} />}
    </>
  )
}
