import { useState } from 'react'
import { fieldLabel } from '#domain/manuscript/labels/field-label.ts'
import { Button } from '#renderer/form/Button.tsx'
import { MediaPicker } from '../../media/picker/MediaPicker.tsx'
import { DraftText } from '../inputs/DraftText.tsx'
import { useAbilities, useManuscriptField, useManuscriptStore } from '../manuscript-context.ts'

/** Rarely needed settings: sharing image, canonical URL, noindex. */
export function AdvancedShare() {
  const [image, setImage] = useManuscriptField<string | null>('seo.ogImage')
  const [isHidden, setHidden] = useManuscriptField<boolean>('seo.noindex')
  const [isPicking, setPicking] = useState(false)
  const { update } = useAbilities()
  const { kind } = useManuscriptStore()
  return (
    <details>
      <summary className="min-h-tap text-15 leading-tap text-ai">そのほかの設定</summary>
      <div className="grid gap-16" data-path="seo">
        <p className="grid justify-items-start gap-8 text-13">
          <span>
            {image ? 'シェア用の画像を選んでいます。' : 'シェアには、主な画像に題名を組んだ絵を使います。'}
          </span>
          <Button disabled={!update} onClick={() => setPicking(true)}>
            シェア用の画像を選ぶ
          </Button>
          {image && (
            <Button variant="quiet" disabled={!update} onClick={() => setImage(null)}>
              外す
            </Button>
          )}
        </p>
        <MediaPicker
          isOpen={isPicking}
          purpose={fieldLabel(kind, 'seo.ogImage')}
          onClose={() => setPicking(false)}
          onPick={({ address }) => setImage(address)}
        />
        <DraftText
          path="seo.canonical"
          hint="同じ内容が別のURLにあるときだけ入れます。"
          type="url"
          nullable
        />
        <label className="flex min-h-tap items-center gap-12 text-15 [&_input]:size-[1.25rem] [&_input]:accent-ai">
          <input
            type="checkbox"
            checked={isHidden === true}
            disabled={!update}
            onChange={({ target }) => setHidden(target.checked)}
          />
          {fieldLabel(kind, 'seo.noindex')}
        </label>
      </div>
    </details>
  )
}
