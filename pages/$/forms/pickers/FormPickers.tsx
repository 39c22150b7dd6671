import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import type { ContentKind } from '#domain/content-kind.ts'
import { SEARCH_KINDS } from '#domain/content-kind.ts'
import type { Picture } from '#domain/picture.ts'
import { ContentPicker } from './ContentPicker.tsx'
import { type PickedContent, type Pickers, PickersContext } from './pickers.ts'

const MediaPicker = lazy(async () => ({
  default: (await import('../../media/picker/MediaPicker.tsx')).MediaPicker,
}))

type Asked =
  | { what: 'picture'; settle: (picture: Picture | null) => void }
  | {
      what: 'content'
      kinds: readonly ContentKind[]
      opener: HTMLElement
      settle: (picked: PickedContent | null) => void
    }

/**
 * Whatever a field asks for by a dialog. One at a time; closing it answers that nothing was picked.
 * `prefecture`: what lies there is offered first.
 */
export function FormPickers({ children, prefecture }: { children: ReactNode; prefecture?: string }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const pickers = useMemo<Pickers>(
    () => ({
      pickPicture: () => new Promise((settle) => setAsked({ what: 'picture', settle })),
      pickContent: (kinds = SEARCH_KINDS) =>
        new Promise((settle) =>
          setAsked({ what: 'content', kinds, opener: document.activeElement as HTMLElement, settle }),
        ),
    }),
    [],
  )
  const close = () => {
    asked?.settle(null)
    setAsked(null)
  }
  return (
    <PickersContext value={pickers}>
      {children}
      {asked?.what === 'picture' && (
        <Suspense fallback={null}>
          <MediaPicker
            isOpen
            onClose={close}
            onPick={(picture) => {
              asked.settle(picture)
              setAsked(null)
            }}
          />
        </Suspense>
      )}
      {asked?.what === 'content' && (
        <ContentPicker
          kinds={asked.kinds.length > 0 ? asked.kinds : SEARCH_KINDS}
          prefecture={prefecture}
          opener={asked.opener}
          onPick={(picked) => {
            asked.settle(picked)
            setAsked(null)
            // The dialog goes with its element; what opened it gets the focus back.
            asked.opener.focus({ preventScroll: true })
          }}
          onClose={close}
        />
      )}
    </PickersContext>
  )
}
