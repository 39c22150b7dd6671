import { Button } from '#renderer/form/Button.tsx'
import { FetchError, messageLines } from '#renderer/shell/errors/errors.ts'

/** Offline, and nothing is saved on this device. */
const NOT_SAVED =
  '通信できませんでした。この内容は、この端末に保存されていません。電波の届くところで、もう一度お試しください。'

const linesOf = (error: unknown) => (error instanceof FetchError ? [NOT_SAVED] : messageLines(error))

/** A load error with a retry button. */
export const LoadError = ({ error, retry }: { error: unknown; retry: () => void }) => (
  <div>
    <p role="alert">{linesOf(error).join('\n')}</p>
    <Button onClick={retry}>再読み込み</Button>
  </div>
)
