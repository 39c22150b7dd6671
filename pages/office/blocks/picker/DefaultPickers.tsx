import { type ReactNode, useMemo, useState } from 'react'
import type { ContentKind } from '#domain/content/kind.ts'
import type { Picture } from '#domain/image/picture.ts'
import { ContentPicker } from '../../picker/ContentPicker.tsx'
import type { PickedContent } from '../picked-content.ts'
import { type Pickers, PickersContext } from '../pickers-context.ts'
import { PictureByHand } from './PictureByHand.tsx'

type Open =
  | { name: 'content'; kinds: readonly ContentKind[]; answer: (picked: PickedContent | null) => void }
  | { name: 'picture'; answer: (picture: Picture | null) => void }

type Props = Partial<Pickers> & { children: ReactNode }

/** The page's pickers, or dialogs of the editor by default. */
export function DefaultPickers({ pickContent, pickPicture, children }: Props) {
  const [open, setOpen] = useState<Open | null>(null)
  const pickers = useMemo<Pickers>(
    () => ({
      pickContent:
        pickContent ?? ((kinds) => new Promise((answer) => setOpen({ name: 'content', kinds, answer }))),
      pickPicture: pickPicture ?? (() => new Promise((answer) => setOpen({ name: 'picture', answer }))),
    }),
    [pickContent, pickPicture],
  )
  const close = () => {
    // Resolves with `null` after cancelling; after a selection the promise is already settled.
    setTimeout(() => open?.answer(null))
    setOpen(null)
  }
  return (
    <PickersContext value={pickers}>
      {children}
      {open?.name === 'content' && (
        <ContentPicker
          kinds={open.kinds}
          onDone={(picked) => {
            setOpen(null)
            open.answer(picked)
          }}
        />
      )}
      {open?.name === 'picture' && <PictureByHand onPick={open.answer} onClose={close} />}
    </PickersContext>
  )
}
