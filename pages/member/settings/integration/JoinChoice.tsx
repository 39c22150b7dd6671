import { useId, useState } from 'react'
import type { AccountJoin, JoinableAccount } from '#domain/account/join.ts'
import { formatDate } from '#domain/date/date.ts'
import { useFreshPress } from '#renderer/auth/again/useFreshPress.ts'
import { forgetDevice } from '#renderer/device/forget.ts'
import { hasUnsent } from '#renderer/device/owner.ts'
import { Button } from '#renderer/form/Button.tsx'
import { StatusError } from '#renderer/shell/errors/errors.ts'
import { openDialog } from '#renderer/shell/messages/dialogs.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import styles from './JoinChoice.module.css'
import { LOGINS } from './logins.ts'

const calls = () => import('./join-calls.ts')

const CONTENTS = [
  ['guides', '旅のしおり'],
  ['records', '旅の記録'],
  ['photos', '写真'],
  ['favorites', 'お気に入り'],
  ['histories', '閲覧履歴'],
  ['manuscripts', '原稿'],
] as const

const labelsOf = ({ providers }: JoinableAccount) =>
  LOGINS.filter(({ provider }) => providers.includes(provider)).map(({ label }) => label)

type Props = { join: AccountJoin; onEnd: () => void }

/** The contents of both accounts, which of them stays, and what will be lost. */
export function JoinChoice({ join, onEnd }: Props) {
  const [survivorId, setSurvivorId] = useState(join.accounts[0].id)
  const group = useId()
  const { freshProblem, pressFresh } = useFreshPress()
  const cancel = async () => {
    await (await calls()).cancelJoin(join.id).catch(() => {})
    onEnd()
  }
  return (
    <div className="grid gap-16">
      <fieldset className="grid gap-16 border-0 p-0 [&_legend]:pb-8 [&_legend]:font-semibold">
        <legend>残すアカウント</legend>
        {join.accounts.map((account) => (
          <label className={styles.account} key={account.id}>
            <input
              type="radio"
              name={group}
              checked={survivorId === account.id}
              onChange={() => setSurvivorId(account.id)}
            />
            <AccountCard account={account} />
          </label>
        ))}
      </fieldset>
      <Consequences join={join} survivorId={survivorId} />
      {freshProblem && <p role="alert">{freshProblem}</p>}
      <div className="flex flex-wrap gap-12">
        <Button variant="primary" onClick={() => pressFresh(() => confirmJoin(join, survivorId))}>
          まとめる内容を確認する
        </Button>
        <Button variant="quiet" onClick={cancel}>
          やめる
        </Button>
      </div>
    </div>
  )
}

const AccountCard = ({ account }: { account: JoinableAccount }) => (
  <span className="grid gap-4 text-15 [&>:not(strong)]:text-usuzumi">
    <strong>{labelsOf(account).join('、')}でログイン</strong>
    <span>
      {account.isCurrent ? 'いまログインしているアカウント' : 'もうひとつのアカウント'}（
      {formatDate(new Date(account.createdAt))}から）
    </span>
    <span>
      {CONTENTS.filter(([name]) => account.holdings[name] > 0)
        .map(([name, label]) => `${label} ${account.holdings[name]}`)
        .join('、') || 'まだ何もありません'}
    </span>
  </span>
)

function Consequences({ join, survivorId }: { join: AccountJoin; survivorId: string }) {
  const survivor = join.accounts.find(({ id }) => id === survivorId)
  const removed = join.accounts.find(({ id }) => id !== survivorId)
  const ended = LOGINS.filter(
    ({ provider }) => survivor?.providers.includes(provider) && removed?.providers.includes(provider),
  )
  return (
    <ul className="grid list-disc gap-8 ps-[1.25em] text-15">
      <li>どちらの内容も、残すアカウントに入ります。同じお気に入りや履歴は1つになります。</li>
      {ended.map(({ provider, label }) => (
        <li key={provider}>
          {label}でのログインは、残すアカウントのものだけになります。もう一方の{label}では入れなくなります。
        </li>
      ))}
      {join.losesRole && (
        <li>
          2つのアカウントの役割が違うため、まとめたあとは「会員」になります。編集室の役割は、管理者が決め直します。
        </li>
      )}
      <li>閲覧履歴は、新しいものから種類ごとに500件まで残ります。まとめると、元の2つには戻せません。</li>
    </ul>
  )
}

const UNSENT =
  'この端末に、まだ送信していない変更があります。通信のできる場所で送信してから、まとめてください。'

const confirmJoin = (join: AccountJoin, survivorId: string) =>
  openDialog({
    text: '2つのアカウントをまとめますか\nまとめると、元の2つには戻せません。',
    acceptText: 'まとめる',
    acceptColor: 'danger',
    onAccept: async () => {
      if (await hasUnsent().catch(() => false)) throw new StatusError(UNSENT, 409)
      await (await calls()).completeJoin(join.id, survivorId)
      // The data on the device may belong to the other account.
      await forgetDevice()
      notify({ description: '2つのアカウントを1つにまとめました。', color: 'success' })
      location.reload()
      return true
    },
  })
