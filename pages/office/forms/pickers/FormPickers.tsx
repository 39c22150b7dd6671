import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import type { ContentKind } from '#domain/content/kind.ts'
import { SEARCH_KINDS } from '#domain/content/kind-lists.ts'
import type { Picture } from '#domain/image/picture.ts'
import type { PickedContent } from '../../blocks/picked-content.ts'
import { ContentPicker } from '../../picker/ContentPicker.tsx'
import { type Pickers, PickersContext } from './pickers.ts'

const MediaPicker = lazy(async () => ({
  default: (await import('../../media/picker/MediaPicker.tsx')).MediaPicker,
}))

type Asked =
  | { what: 'picture'; purpose: string; settle: (picture: Picture | null) => void }
  | {
      what: 'content'
      kinds: readonly ContentKind[]
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
      pickPicture: (purpose) => new Promise((settle) => setAsked({ what: 'picture', purpose, settle })),
      pickContent: (kinds = SEARCH_KINDS) =>
        new Promise((settle) => setAsked({ what: 'content', kinds, settle })),
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
            purpose={asked.purpose}
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
          onDone={(picked) => {
            setAsked(null)
            asked.settle(picked)
          }}
        />
      )}
    </PickersContext>
  )
}
