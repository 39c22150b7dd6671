import type { Colleague } from '#domain/office/colleague.ts'
import { Picture } from '#renderer/ui/Picture.tsx'
import styles from './Person.module.css'

type Props = {
  /** `null`: no person, or a deleted account. */
  who: Pick<Colleague, 'name' | 'picture'> | null
  /** Shown if there is no person. */
  none?: string
}

/** A colleague with picture and name. */
export const Person = ({ who, none = '退会した人' }: Props) =>
  who ? (
    <span className="inline-flex max-w-full min-w-0 items-center gap-4 align-bottom wrap-anywhere">
      {who.picture ? <Face address={who.picture} /> : <Initial name={who.name} />}
      <span>{who.name}</span>
    </span>
  ) : (
    <span>{none}</span>
  )

const Face = ({ address }: { address: string }) => (
  <Picture
    className={styles.face ?? ''}
    picture={{ address, alt: '', credit: '', license: null, focalX: 0.5, focalY: 0.5 }}
    presets={['xs:square']}
    sizes="1.5rem"
    decorative
  />
)

const Initial = ({ name }: { name: string }) => (
  <span className={styles.face} aria-hidden="true">
    {name.startsWith('名前未設定') ? '？' : [...name][0]}
  </span>
)
