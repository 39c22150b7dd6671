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
    <figure className="grid gap-8 [&_figcaption]:text-13 [&_figcaption]:text-usuzumi">
      <figcaption>シェアされたときの見えかた</figcaption>
      <div
        className={`${styles.card} rounded border border-rule-strong bg-surface px-0 pt-0 pb-8 leading-[1.5] [&_p]:mx-12`}
      >
        <div className="mb-8 grid aspect-1200/630 place-content-center bg-rule text-13 text-sumi [&_img]:size-full [&_img]:object-cover">
          {picture ? (
            <Picture picture={picture} presets={['ogp']} sizes="24rem" decorative />
          ) : (
            '画像がありません'
          )}
        </div>
        <p className="truncate text-12 text-usuzumi">{location.host}</p>
        <p className="font-semibold">{title || '題名'}</p>
        <p className={`${styles.description} line-clamp-3 text-13`}>{description}</p>
      </div>
    </figure>
  )
}
