import { Button } from '#renderer/form/Button.tsx'
import styles from './Mfa.module.css'

type Props = {
  name: string
  about: string
  isOn: boolean
  isPreferred: boolean
  /** Whether there is another method that could be preferred. */
  canPrefer: boolean
  onStart: () => void
  onStop: () => void
  onPrefer: (isPreferred: boolean) => void
}

/** One method with its state and its actions. */
export function MfaRow({ name, about, isOn, isPreferred, canPrefer, onStart, onStop, onPrefer }: Props) {
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>
          {name}
          <span className={styles.state} data-on={isOn || undefined}>
            {isOn ? 'オン' : 'オフ'}
          </span>
          {isOn && isPreferred && <span className={styles.state}>優先</span>}
        </p>
        <p className={styles.about}>{about}</p>
      </div>
      <div className={styles.actions}>
        {isOn && (canPrefer || isPreferred) && (
          <Button
            variant="quiet"
            aria-label={`${name}を優先${isPreferred ? 'しない' : 'する'}`}
            onClick={() => onPrefer(!isPreferred)}
          >
            {isPreferred ? '優先をやめる' : '優先する'}
          </Button>
        )}
        <Button aria-label={`${name}を${isOn ? 'オフ' : 'オン'}にする`} onClick={isOn ? onStop : onStart}>
          {isOn ? 'オフにする' : 'オンにする'}
        </Button>
      </div>
    </li>
  )
}
