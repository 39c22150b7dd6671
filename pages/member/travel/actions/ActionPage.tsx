import { useRef, useState } from 'react'
import { link } from '#domain/url/link.ts'
import { useAccount } from '#renderer/auth/useAccount.ts'
import { useSavedAnswer } from '#renderer/device/useSavedAnswer.ts'
import { navigate } from '#renderer/navigation/navigate.ts'
import { StatusError } from '#renderer/shell/errors/errors.ts'
import { useStore } from '#renderer/shell/messages/store.ts'
import { MemberOnly } from '../../MemberOnly.tsx'
import { LoadError } from '../../settings/parts/LoadError.tsx'
import { useIdentifier, useIsEditAddress } from '../parts/useIdentifier.ts'
import type { StoredRecord } from '../records/record-entry.ts'
import { unsentRecords } from '../records/record-store.ts'
import { recordOf } from '../records/stored-record.ts'
import { useUnsentRecord } from '../records/useUnsentRecord.ts'
import { useTravelStore } from '../store/useTravelStore.ts'
import { ActionEditor } from './ActionEditor.tsx'
import styles from './ActionPages.module.css'
import { ActionView } from './ActionView.tsx'
import { ActionDetails, fetchAction } from './action-calls.ts'
import { actionKey } from './action-key.ts'
import { DeletedAction } from './DeletedAction.tsx'

/** `/@/travel/actions/:id`, and `…/edit`: view and edit a record. */
export function ActionPage() {
  const id = useIdentifier()
  const { account, error, retry } = useAccount()
  return (
    <section className="grid max-w-[44rem] gap-24">
      <MemberOnly isReady={account !== null} error={error} retry={retry}>
        <Shown id={id} key={id} />
      </MemberOnly>
    </section>
  )
}

type Mode = 'reading' | 'editing' | 'deleted'

function Shown({ id }: { id: string }) {
  const { data, error, retry, savedAt } = useSavedAnswer(actionKey(id), ActionDetails, () => fetchAction(id))
  useTravelStore()
  const isReady = useStore(unsentRecords) !== null
  const unsent = useUnsentRecord(id)
  const isEditAddress = useIsEditAddress()
  const [mode, setMode] = useState<Mode>(isEditAddress ? 'editing' : 'reading')
  const hasSwitched = useRef(false)
  const show = (next: Mode) => {
    if (isEditAddress && next === 'reading')
      return void navigate(link('@travel-actions', { id }), { replace: true })
    hasSwitched.current = true
    setMode(next)
  }
  if (mode === 'deleted')
    return <DeletedAction id={id} wasSent={data !== undefined} onRestored={() => show('reading')} />
  const details = detailsOf(data, unsent)
  if (!isReady || (!details && !error)) return <Skeleton />
  if (!details) return <Missing error={error} retry={retry} />
  const { travelAction: action } = details
  return mode === 'editing' ? (
    <ActionEditor action={action} onDone={() => show('reading')} />
  ) : (
    <ActionView
      details={details}
      unsent={unsent}
      savedAt={unsent ? null : savedAt}
      takesFocus={hasSwitched.current}
      onEdit={() => show('editing')}
      onDeleted={() => show('deleted')}
    />
  )
}

/** The record as on this device, with the server's additional data. */
function detailsOf(data: ActionDetails | undefined, unsent: StoredRecord | null): ActionDetails | undefined {
  const record = unsent && recordOf(unsent)
  if (!record) return data
  const { place = null, activity = null, travelAction } = data ?? {}
  return { place, activity, travelAction: { ...record, photos: travelAction?.photos ?? record.photos } }
}

const Missing = ({ error, retry }: { error: unknown; retry: () => void }) => (
  <>
    <h1 className="text-28">旅の記録</h1>
    {error instanceof StatusError && error.status === 404 ? (
      <>
        <p role="alert">この記録は見つかりません。削除されたか、別のアカウントの記録です。</p>
        <a className={styles.link} href={link('@home-topics')}>
          ホームへ
        </a>
      </>
    ) : (
      <LoadError error={error} retry={retry} />
    )}
  </>
)

const Skeleton = () => (
  <div className="grid max-w-[44rem] gap-24" role="status" aria-label="記録を読み込んでいます">
    <span className="h-[1rem] w-[40%] bg-rule" />
    <span className="h-[2.25rem] w-[70%] bg-rule" />
    <span className="h-[1rem] w-[40%] bg-rule" />
    <div className="grid grid-cols-[repeat(3,1fr)] gap-8 *:aspect-square">
      <span className="bg-rule" />
      <span className="bg-rule" />
      <span className="bg-rule" />
    </div>
  </div>
)
