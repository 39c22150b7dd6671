import { useState } from 'react'
import { Picture as PictureSchema } from '#domain/picture.ts'
import { Button } from '#renderer/form/Button.tsx'
import { Picture } from '#renderer/ui/Picture.tsx'
import { MediaPicker } from '../../media/picker/MediaPicker.tsx'
import { DraftText } from '../inputs/DraftText.tsx'
import { useAbilities, useFieldNotes, useManuscriptField } from '../manuscript-context.ts'
import styles from './HeroField.module.css'

/** Words may still be missing where there is a picture already. */
const Shown = PictureSchema.partial({ alt: true, credit: true, license: true }).extend({
  alt: PictureSchema.shape.alt.catch('画像'),
  credit: PictureSchema.shape.credit.catch('未記入'),
  license: PictureSchema.shape.license.catch(null),
})

/** The picture at the head of the page, with what it shows and whose it is. */
export function HeroField() {
  const [hero, set] = useManuscriptField<unknown>('hero')
  const [isPicking, setPicking] = useState(false)
  const { update } = useAbilities()
  const { todo } = useFieldNotes('hero')
  const picture = Shown.safeParse(hero).data
  return (
    <div className={styles.hero} data-path="hero">
      <div className={styles.choice}>
        <div className={styles.picture}>
          {picture ? (
            <Picture picture={picture} presets={['base', 'lg']} sizes="30rem" />
          ) : (
            <p>{todo ?? '画像がまだありません。'}</p>
          )}
        </div>
        <Button disabled={!update} onClick={() => setPicking(true)}>
          {picture ? 'ほかの画像にする' : '画像を選ぶ'}
        </Button>
        <MediaPicker
          isOpen={isPicking}
          purpose="主な画像"
          onClose={() => setPicking(false)}
          onPick={(chosen) => set(chosen)}
        />
      </div>
      {picture && (
        <div className={styles.fields}>
          <DraftText
            path="hero.alt"
            label="代替テキスト"
            hint="見えない人に、何の写真かを伝えます。"
            max={200}
            rows={2}
            required
          />
          <DraftText path="hero.credit" label="クレジット" max={100} required />
          <DraftText path="hero.license" label="ライセンス" max={100} nullable />
        </div>
      )}
    </div>
  )
}
