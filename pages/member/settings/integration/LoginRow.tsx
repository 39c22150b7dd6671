import { formatDate } from '#domain/date/date.ts'
import { Button } from '#renderer/form/Button.tsx'
import type { Login } from './logins.ts'

const MailIcon = () => (
  <svg className="fill-none stroke-usuzumi stroke-[1.5]" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M3 5.5h18v13H3zM3 6.5l9 7 9-7" />
  </svg>
)

type Props = { login: Login; isLast: boolean; onAdd: () => void; onRemove: () => void }

/** One login: since when it exists, or how to add it. */
export function LoginRow({ login: { provider, label, addedAt, isInUse }, isLast, onAdd, onRemove }: Props) {
  return (
    <li className="grid min-h-[4.5rem] grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-16 border-b border-rule py-12 [&_svg]:size-[2rem]">
      {provider === 'Cognito' ? (
        <MailIcon />
      ) : (
        <img src={`/icons/providers/${provider.toLowerCase()}.svg`} alt="" width="32" height="32" />
      )}
      <div>
        <p className="flex flex-wrap items-center gap-x-12 gap-y-4 font-semibold">
          {label}
          {isInUse && (
            <span className="rounded border border-koke px-[0.5em] text-12 font-normal text-koke">
              使用中
            </span>
          )}
        </p>
        <p className="text-13 leading-[1.6] text-usuzumi">
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
