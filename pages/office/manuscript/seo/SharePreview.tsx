import { Picture as PictureSchema } from '#domain/image/picture.ts'
import { Picture } from '#renderer/ui/Picture.tsx'
import { useManuscriptField } from '../manuscript-context.ts'
import styles from './Preview.module.css'

type Props = { title: string; description: string }

/** Preview as a card on another site. */
export function SharePreview({ title, description }: Props) {
  const [hero] = useManuscriptField<unknown>('hero')
  const picture = PictureSchema.safeParse(hero).data
  return (
    <figure className={styles.figure}>
      <figcaption>シェアされたときの見えかた</figcaption>
      <div className={styles.card}>
        <div className={styles.picture}>
          {picture ? (
            <Picture picture={picture} presets={['ogp']} sizes="24rem" decorative />
          ) : (
            '画像がありません'
          )}
        </div>
        <p className={styles.where}>{location.host}</p>
        <p className={styles.title}>{title || '題名'}</p>
        <p className={styles.description}>{description}</p>
      </div>
    </figure>
  )
}
