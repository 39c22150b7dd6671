import { useEffect, useRef } from 'react'
import { z } from 'zod'
import type { Picture as PictureOf } from '#domain/image/picture.ts'
import { type Media, pictureOf } from '#domain/media/media.ts'
import { requiredText } from '#domain/text/text-rules.ts'
import { Button } from '#renderer/form/Button.tsx'
import { Form, FormButtons } from '#renderer/form/Form.tsx'
import { SubmitButton } from '#renderer/form/SubmitButton.tsx'
import { TextArea } from '#renderer/form/TextArea.tsx'
import { useZodForm } from '#renderer/form/useZodForm.ts'
import { Picture } from '#renderer/ui/Picture.tsx'
import { AltHelp } from '../AltHelp.tsx'
import { CreditField } from '../CreditField.tsx'
import { changeMedia } from '../media-calls.ts'

type Props = {
  media: Media
  onPick: (picture: PictureOf) => void
  onBack: () => void
  /** Called with whether there is unsaved input. */
  onFilled: (isFilled: boolean) => void
}

const PictureText = z.object({ alt: requiredText({ max: 200 }), credit: requiredText({ max: 100 }) })

/** Second step: the texts of the picture in its place. */
export function SelectedPicture({ media, onPick, onBack, onFilled }: Props) {
  const form = useZodForm(PictureText, { defaultValues: { alt: media.alt, credit: media.credit } })
  const title = useRef<HTMLHeadingElement>(null)
  const { isDirty } = form.formState
  useEffect(() => title.current?.focus(), [])
  useEffect(() => {
    onFilled(isDirty)
    return () => onFilled(false)
  }, [isDirty, onFilled])
  const submit = async ({ alt, credit }: z.infer<typeof PictureText>) => {
    // Missing details are added to the library too; without permission the picture can still be used.
    const isMissing = media.alt === '' || media.credit === ''
    if (isMissing)
      await changeMedia(media, { alt: media.alt || alt, credit: media.credit || credit }).catch(() => {})
    onPick({ ...pictureOf(media, { alt }), credit })
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-24 max-md:grid-cols-[1fr]">
      <figure className="grid content-start gap-8">
        <Picture
          className="h-auto w-full bg-rule object-contain [max-block-size:60vb] max-md:[max-block-size:34vb]"
          picture={pictureOf(media)}
          presets={['base:src']}
          sizes="32rem"
          eager
          decorative
        />
        <figcaption className="text-13 wrap-anywhere text-usuzumi">{media.name}</figcaption>
      </figure>
      <div className="grid content-start gap-16">
        <h3 className="text-18 outline-none" ref={title} tabIndex={-1}>
          この場所での説明
        </h3>
        <Form form={form} onSubmit={submit} label="この場所での説明">
          <TextArea
            name="alt"
            label="説明文（代替テキスト）"
            hint="ここで変えても、ほかのページの説明文は変わりません。"
            required
            max={200}
          />
          <AltHelp />
          <CreditField />
          <FormButtons>
            <Button onClick={onBack}>選び直す</Button>
            <SubmitButton>この画像を使う</SubmitButton>
          </FormButtons>
        </Form>
      </div>
    </div>
  )
}
