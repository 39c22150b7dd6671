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

type PickerRequest =
  | { what: 'picture'; purpose: string; settle: (picture: Picture | null) => void }
  | {
      what: 'content'
      kinds: readonly ContentKind[]
      settle: (picked: PickedContent | null) => void
    }

/**
 * Picker dialogs for form fields, one at a time; closing resolves with `null`. `prefecture`: results there come
 * first.
 */
export function FormPickers({ children, prefecture }: { children: ReactNode; prefecture?: string }) {
  const [request, setRequest] = useState<PickerRequest | null>(null)
  const pickers = useMemo<Pickers>(
    () => ({
      pickPicture: (purpose) => new Promise((settle) => setRequest({ what: 'picture', purpose, settle })),
      pickContent: (kinds = SEARCH_KINDS) =>
        new Promise((settle) => setRequest({ what: 'content', kinds, settle })),
    }),
    [],
  )
  const close = () => {
    request?.settle(null)
    setRequest(null)
  }
  return (
    <PickersContext value={pickers}>
      {children}
      {request?.what === 'picture' && (
        <Suspense fallback={null}>
          <MediaPicker
            isOpen
            purpose={request.purpose}
            onClose={close}
            onPick={(picture) => {
              request.settle(picture)
              setRequest(null)
            }}
          />
        </Suspense>
      )}
      {request?.what === 'content' && (
        <ContentPicker
          kinds={request.kinds.length > 0 ? request.kinds : SEARCH_KINDS}
          prefecture={prefecture}
          onDone={(picked) => {
            setRequest(null)
            request.settle(picked)
          }}
        />
      )}
    </PickersContext>
  )
}
