import type { MouseEvent } from 'react'
import { Button } from '#renderer/form/Button.tsx'
import styles from '#renderer/form/SubmitButton.module.css'
import { useIsReady } from '#renderer/form/useIsReady.ts'
import { useFormState } from './form-state.ts'

const requestSubmit = ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
  currentTarget.form?.requestSubmit()

/**
 * Submits the form and keeps the focus meanwhile. Before hydration it is a plain button whose click is replayed
 * (renderer/reading/start-app.ts): the browser must not submit a password natively.
 */
export function SubmitButton({ children }: { children: string }) {
  const { isBusy } = useFormState()
  const isReady = useIsReady()
  return (
    <Button
      variant="primary"
      wide
      {...(isReady ? { type: 'submit' } : { type: 'button', onClick: requestSubmit, 'data-sends': '' })}
      aria-disabled={isBusy || undefined}
    >
      {isBusy && (
        <span className={styles.dots} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      )}
      {isBusy ? '送信しています' : children}
    </Button>
  )
}
