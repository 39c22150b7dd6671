import { useFreshPress } from '#renderer/auth/again/useFreshPress.ts'
import { Button } from '#renderer/form/Button.tsx'
import { useAction } from '#renderer/form/useAction.ts'
import { whileLoading } from '#renderer/shell/messages/loading.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { Block } from '../parts/Block.tsx'

const saveFile = ({ name, file }: { name: string; file: Blob }) => {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // The download has started by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Downloads all data of the account. */
export function ExportBlock() {
  const { isBusy, problem, run } = useAction()
  const { freshProblem, pressFresh } = useFreshPress()
  const download = () =>
    run(async () => {
      const { exportAccount } = await import('../member-calls.ts')
      saveFile(await whileLoading(exportAccount))
      notify({ description: 'データをダウンロードしました。', color: 'success' })
    })
  return (
    <Block
      title="データのダウンロード"
      about="当サイトが預かっている内容を、ひとつのファイル（JSON）で保存できます。退会の前にどうぞ。"
      problem={problem ?? freshProblem}
    >
      <div>
        <Button onClick={() => pressFresh(download)} aria-disabled={isBusy || undefined}>
          {isBusy ? '準備しています' : 'データをダウンロード'}
        </Button>
      </div>
    </Block>
  )
}
