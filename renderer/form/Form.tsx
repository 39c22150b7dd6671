import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import styles from './Form.module.css'
import { trackPresses } from './press.ts'
import { isComposingKey } from './typing.ts'
import { useErrorFocus } from './useErrorFocus.ts'
import { useIsReady } from './useIsReady.ts'
import { type Submission, useSubmission } from './useSubmission.ts'

type Props<Input extends FieldValues, Output> = Submission<Input, Output> & {
  /** The accessible name of the form on pages with several. */
  label?: string
  children: ReactNode
}

const ignoreComposingEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && isComposingKey(event.nativeEvent)) event.preventDefault()
}

/** A form that shows and focuses validation errors, submits once at a time and shows the server's refusal. */
export function Form<Input extends FieldValues, Output>({ label, children, ...props }: Props<Input, Output>) {
  const { form } = props
  const element = useRef<HTMLFormElement>(null)
  const { submit, isField } = useSubmission(props, element)
  const { count, lines, isSubmitting } = useErrorFocus(form, element, isField)
  const isReady = useIsReady()
  useEffect(trackPresses, [])
  return (
    <FormProvider {...form}>
      {/* POST: if the browser submits natively, no input ends up in a URL. */}
      <form
        className={styles.form}
        ref={element}
        method="post"
        noValidate
        aria-label={label}
        aria-busy={isSubmitting}
        onKeyDown={ignoreComposingEnter}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {!isReady && <button type="submit" disabled hidden />}
        <div className={styles.refusal} role="alert">
          {lines.length > 0 && <p>{lines.join('\n')}</p>}
        </div>
        <p className="visually-hidden" role="status">
          {isSubmitting && '送信しています。'}
          {count > 0 && `入力の誤りが${count}件あります。`}
        </p>
        {children}
      </form>
    </FormProvider>
  )
}

/** The buttons at the end of a form. */
export const FormButtons = ({ children }: { children: ReactNode }) => (
  <div className={styles.buttons}>{children}</div>
)
