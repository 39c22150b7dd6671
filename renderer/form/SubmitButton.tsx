import type { MouseEvent, ReactNode } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { Button, type ButtonVariant } from './Button.tsx'
import styles from './SubmitButton.module.css'
import { useIsReady } from './useIsReady.ts'

type Props = { children: ReactNode; busyText?: string; variant?: ButtonVariant; wide?: boolean }

const requestSubmit = ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
  currentTarget.form?.requestSubmit()

/**
 * Submits the form. While submitting, the button keeps the focus and does nothing. Before hydration it is a plain
 * button: the click is replayed later (renderer/reading/start-app.ts) and the browser does not submit natively.
 */
export function SubmitButton({ children, busyText = '送信しています', variant = 'primary', wide }: Props) {
  const { control } = useFormContext()
  const { isSubmitting } = useFormState({ control })
  const isReady = useIsReady()
  return (
    <Button
      variant={variant}
      wide={wide}
      {...(isReady ? { type: 'submit' } : { type: 'button', onClick: requestSubmit, 'data-sends': '' })}
      aria-disabled={isSubmitting || undefined}
    >
      {isSubmitting ? (
        <>
          <span className={styles.dots} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          {busyText}
        </>
      ) : (
        children
      )}
    </Button>
  )
}
