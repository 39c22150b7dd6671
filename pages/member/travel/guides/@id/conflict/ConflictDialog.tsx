import { useId } from 'react'
import { formatDateTime, parseDate } from '#domain/date/date.ts'
import { Button } from '#renderer/form/Button.tsx'
import { Modal } from '#renderer/ui/Modal.tsx'
import type { Conflict, GuideHandle } from '../../../store/useGuide.ts'
import styles from './ConflictDialog.module.css'
import { type ConflictField, conflictFields, conflictName } from './conflict-fields.ts'

/** Resolves edit conflicts of a guide, one at a time. */
export function ConflictDialog({ guide: { conflicts, resolve } }: { guide: GuideHandle }) {
  const [conflict] = conflicts
  if (!conflict) return null
  return <Question key={conflict.id} conflict={conflict} count={conflicts.length} resolve={resolve} />
}

type Props = { conflict: Conflict; count: number; resolve: GuideHandle['resolve'] }

function Question({ conflict, count, resolve }: Props) {
  const titleId = useId()
  const decide = (resolution: 'mine' | 'theirs' | 'both') => () => resolve(conflict.id, resolution)
  const isDeleted = conflict.theirs === null
  return (
    <Modal
      className="[--modal-size:42rem]"
      variant="box"
      aria-labelledby={titleId}
      // Closing decides nothing: both versions are kept until the member chooses.
      onRequestClose={null}
    >
      <h2 className="text-22" id={titleId}>
        {conflictName(conflict)}に、ふたつの内容があります
      </h2>
      <p>
        {isDeleted
          ? 'ほかの画面で削除されています。この端末の内容をどうするか選んでください。'
          : 'ほかの画面でも同じところが変更されました。どちらも残っています。'}
        {count > 1 && `ほかに${count - 1}件あります。`}
      </p>
      <Comparison fields={conflictFields(conflict)} at={conflict.at} isDeleted={isDeleted} />
      <div className="flex flex-wrap gap-12">
        <Button variant="primary" onClick={decide('mine')}>
          {isDeleted ? 'この端末の内容で戻す' : 'この端末の内容にする'}
        </Button>
        <Button onClick={decide('theirs')}>
          {isDeleted ? '削除したままにする' : '保存済みの内容にする'}
        </Button>
        {!isDeleted && <Button onClick={decide('both')}>両方を残す</Button>}
      </div>
    </Modal>
  )
}

type ComparisonProps = { fields: readonly ConflictField[]; at: string; isDeleted: boolean }

const Value = ({ text }: { text: string }) =>
  text ? <span className="whitespace-pre-line">{text}</span> : <span className="text-usuzumi">なし</span>

const Comparison = ({ fields, at, isDeleted }: ComparisonProps) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">項目</th>
        <th scope="col">
          この端末
          <span className="block font-normal text-usuzumi">{formatDateTime(parseDate(at)).slice(5, -3)}</span>
        </th>
        <th scope="col">保存済み</th>
      </tr>
    </thead>
    <tbody>
      {fields.map(({ key, label, mine, theirs }) => (
        <tr key={key}>
          <th scope="row">{label}</th>
          <td data-label="この端末">
            <Value text={mine} />
          </td>
          <td data-label="保存済み">
            {isDeleted ? <span className="text-usuzumi">削除</span> : <Value text={theirs} />}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
