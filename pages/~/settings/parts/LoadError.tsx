import { Button } from '#renderer/form/Button.tsx'
import { plainLines } from './useAction.ts'

/** What could not be loaded can be asked for again. */
export const LoadError = ({ error, retry }: { error: unknown; retry: () => void }) => (
  <div>
    <p role="alert">{plainLines(error).join('\n')}</p>
    <Button onClick={retry}>再読み込み</Button>
  </div>
)
