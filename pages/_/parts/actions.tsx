import { useState } from 'react'
import { Button, type ButtonVariant } from '#renderer/form/Button.tsx'
import { DraftNote } from '#renderer/form/DraftNote.tsx'
import { FormButtons } from '#renderer/form/Form.tsx'
import { SubmitButton } from '#renderer/form/SubmitButton.tsx'
import { Modal } from '#renderer/ui/Modal.tsx'
import { OfferButton, OfferButtons } from '#renderer/ui/OfferButton.tsx'
import { Resend } from '#renderer/ui/resend/Resend.tsx'
import styles from './Catalogue.module.css'
import { type Parts, part, smallPart } from './part.ts'
import { SampleForm } from './SampleForm.tsx'
import { OFFER } from './samples.ts'

const VARIANTS: Record<ButtonVariant, string> = {
  primary: '保存する',
  secondary: '元に戻す',
  quiet: 'あとで',
  danger: '削除する',
}

const buttons = (props: Parameters<typeof Button>[0]) => (
  <FormButtons>
    {Object.entries(VARIANTS).map(([variant, label]) => (
      <Button key={variant} variant={variant as ButtonVariant} {...props}>
        {label}
      </Button>
    ))}
  </FormButtons>
)

function SampleModal(props: Pick<Parameters<typeof Modal>[0], 'closesOutside' | 'onRequestClose'>) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>開く</Button>
      {isOpen && (
        <Modal {...props} className={styles.modal} variant="box" aria-label="確認" onClose={close}>
          <p>「兼六園」を下書きに戻しますか。公開中のページは見えなくなります。</p>
          <Button onClick={close}>下書きに戻す</Button>
        </Modal>
      )}
    </>
  )
}

const submit = <SubmitButton busyText="保存しています">保存する</SubmitButton>

export const ACTIONS: Parts = {
  'renderer/form/Button': part('ボタン', {
    'おもな操作、そのほかの操作、控えめな操作、取り消せない操作': buttons({}),
    使えないとき: buttons({ disabled: true }),
    処理中でフォーカスが残るとき: buttons({ 'aria-disabled': true }),
    幅いっぱい: buttons({ wide: true }),
    長い言葉: <Button>変更した内容を保存して、公開の予約をいまの日時のまま続ける</Button>,
  }),
  'renderer/form/SubmitButton': part('送信のボタン', {
    '押すと、しばらく送信中になります': <SampleForm>{submit}</SampleForm>,
  }),
  'renderer/form/Form': part('フォーム', {
    '送ると、全体が断られます': <SampleForm outcome="whole">{submit}</SampleForm>,
  }),
  'renderer/ui/OfferButton': part('予約・購入のボタン', {
    ひとつ: <OfferButton offer={OFFER} name="城崎" />,
    いくつか: <OfferButtons offers={[OFFER, { ...OFFER, provider: 'jalan' }]} name="城崎" about="城崎の宿" />,
  }),
  'renderer/form/DraftNote': part('書きかけのお知らせ', {
    '': <DraftNote savedAt={new Date('2026-11-22T12:34:00Z')} restore={() => {}} discard={() => {}} />,
  }),
  'renderer/ui/resend/Resend': part('コードの再送信', { '': <Resend send={async () => null} /> }),
  'renderer/ui/Modal': smallPart('モーダル', {
    Escキーで閉じる: <SampleModal />,
    外を押しても閉じる: <SampleModal closesOutside />,
    ボタンでしか閉じない: <SampleModal onRequestClose={null} />,
  }),
}
