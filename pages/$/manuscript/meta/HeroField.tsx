import { Picture as PictureSchema } from '#domain/picture.ts'
import { Picture } from '#renderer/ui/Picture.tsx'
import { DraftText } from '../inputs/DraftText.tsx'
import { useManuscriptField } from '../manuscript-context.ts'
import styles from './HeroField.module.css'

/** The picture at the head of the page, with what it shows and whose it is. */
export function HeroField() {
  const [hero] = useManuscriptField<unknown>('hero')
  const picture = PictureSchema.safeParse(hero).data
  return (
    <div className={styles.hero} data-path="hero">
      <div className={styles.picture}>
        {picture ? (
          <Picture picture={picture} presets={['base', 'lg']} sizes="30rem" />
        ) : (
          <p>画像がありません</p>
        )}
      </div>
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
      </div>
    </div>
  )
}
