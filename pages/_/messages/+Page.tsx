import { useState } from 'react'
import { StatusError } from '#renderer/shell/errors/errors.ts'
import { openDialog } from '#renderer/shell/messages/dialogs.ts'
import { showFlash } from '#renderer/shell/messages/flash.ts'
import { whileLoading } from '#renderer/shell/messages/loading.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { ErrorSamples } from './ErrorSamples.tsx'
import styles from './Samples.module.css'

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

const EXAMPLES: Record<string, (setMessage: (text: string) => void) => void> = {
  お知らせ: (setMessage) =>
    notify({
      description: 'お気に入りから外しました。',
      action: { label: '元に戻す', onSelect: () => setMessage('元に戻しました') },
    }),
  成功: () => notify({ color: 'success', description: '保存しました。' }),
  注意: () => notify({ color: 'warning', description: 'この記事は別の人が編集しています。' }),
  失敗: () => notify({ color: 'danger', description: 'エラーが発生しました。再度お試しください。' }),
  長いお知らせ: () =>
    notify({
      color: 'danger',
      description:
        'E10409: 「兼六園の雪吊りと、金沢の冬を歩く二日間」は、別の人が更新しました。\n内容を見くらべてから、もう一度保存してください。https://tabishirube.example/article-pages/kanazawa-winter',
    }),
  フラッシュ: () => showFlash({ description: '夏の特集を公開しました。', duration: 3000 }),
  残るフラッシュ: () => showFlash({ color: 'warning', description: '明日の2時からメンテナンスを行います。' }),
  確認: (setMessage) => {
    openDialog({
      text: '「兼六園」を下書きに戻しますか。\n公開中のページは見えなくなります。',
      acceptText: '下書きに戻す',
      onAccept: async () => {
        await wait(300)
        setMessage('下書きに戻しました')
        return true
      },
    })
    openDialog({ text: '続けて「偕楽園」も戻しますか。' })
  },
  閉じない確認: () => openDialog({ text: '保存に失敗する確認です。', onAccept: () => refuse() }),
  フォーム: (setMessage) =>
    openDialog({
      displayType: 'confirmForm',
      text: '差し戻す理由を書いてください。',
      acceptText: '差し戻す',
      fields: [
        { name: 'title', label: '件名', type: 'text', value: '' },
        {
          name: 'reason',
          label: '理由',
          type: 'textarea',
          value: '',
          placeholder: '料金が古くなっています。',
        },
      ],
      onValidate: ({ title }): Record<string, string> => (title ? {} : { title: '必須項目です。' }),
      onAccept: ({ title, reason }) => {
        setMessage(`${title}／${reason}`)
        return true
      },
    }),
  待つフォーム: () => {
    openDialog({
      displayType: 'confirmForm',
      text: '読み込みが終わるまで決められません。',
      acceptText: '送る',
    })
    return whileLoading(() => wait(1500))
  },
  読み込み: () => whileLoading(() => wait(1500)),
}

const refuse = () => Promise.reject(new StatusError('E10409: 別の人が更新しました。', 409))

/** All messages, dialogs and error pages, for developers. Served on development servers only. */
export function Page() {
  const [message, setMessage] = useState('')
  return (
    <>
      <h1>お知らせとエラーの見本</h1>
      <p className={styles.samples}>
        {Object.entries(EXAMPLES).map(([name, show]) => (
          <button key={name} type="button" onClick={() => show(setMessage)}>
            {name}
          </button>
        ))}
      </p>
      <p>
        <output>{message}</output>
      </p>
      <p>
        <a href="?again=1">条件を変える</a> <a href="#here">このページの中へ</a>
      </p>
      <ErrorSamples />
    </>
  )
}
