import { Button } from '#renderer/form/Button.tsx'

/** A load error with a retry button. */
export const Retry = ({ text, retry }: { text: string; retry: () => void }) => (
  <p className="text-13 text-usuzumi" role="alert">
    {text}
    <Button variant="quiet" onClick={retry}>
      もう一度
    </Button>
  </p>
)
