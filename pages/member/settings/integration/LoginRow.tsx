import { formatDate } from '#domain/date/date.ts'
import { Button } from '#renderer/form/Button.tsx'
import styles from './Integration.module.css'
import type { Login } from './logins.ts'

const MailIcon = () => (
  <svg className={styles.mailSign} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M3 5.5h18v13H3zM3 6.5l9 7 9-7" />
  </svg>
)

type Props = { login: Login; isLast: boolean; onAdd: () => void; onRemove: () => void }

/** One login: since when it exists, or how to add it. */
export function LoginRow({ login: { provider, label, addedAt, isInUse }, isLast, onAdd, onRemove }: Props) {
  return (
    <li className={styles.row}>
      {provider === 'Cognito' ? (
        <MailIcon />
      ) : (
        <img src={`/icons/providers/${provider.toLowerCase()}.svg`} alt="" width="32" height="32" />
      )}
      <div>
        <p className={styles.name}>
          {label}
          {isInUse && <span className={styles.inUse}>使用中</span>}
        </p>
        <p className={styles.about}>
          {addedAt ? `${formatDate(addedAt)} に追加` : '追加していません'}
          {addedAt && isLast && '。最後のひとつは解除できません。'}
        </p>
      </div>
      {addedAt ? (
        <Button aria-label={`${label}を解除`} onClick={onRemove}>
          解除
        </Button>
      ) : (
        <Button aria-label={`${label}を追加`} onClick={onAdd}>
          追加
        </Button>
      )}
    </li>
  )
}
