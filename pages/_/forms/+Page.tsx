import { useRef, useState } from 'react'
import { link } from '#domain/url/link.ts'
import { Button } from '#renderer/form/Button.tsx'
import { DraftNote } from '#renderer/form/DraftNote.tsx'
import { Form, FormButtons } from '#renderer/form/Form.tsx'
import { RadioField } from '#renderer/form/RadioField.tsx'
import { SubmitButton } from '#renderer/form/SubmitButton.tsx'
import { useDraft } from '#renderer/form/useDraft.ts'
import { useUnsavedWarning } from '#renderer/form/useUnsavedWarning.ts'
import { useZodForm } from '#renderer/form/useZodForm.ts'
import { lazyPart } from '#renderer/ui/lazyPart.tsx'
import { SampleFields } from './SampleFields.tsx'
import { answerSample, EMPTY_SAMPLE, OUTCOMES, Sample } from './sample.ts'

const BodySample = lazyPart(async () => (await import('./BodySample.tsx')).BodySample)

/** All form fields and form states, for developers. Development servers only. */
export function Page() {
  const [message, setMessage] = useState('')
  const [isWriting, setWriting] = useState(false)
  const tries = useRef(0)
  const form = useZodForm(Sample, { defaultValues: EMPTY_SAMPLE })
  const draft = useDraft('sample', form)
  useUnsavedWarning(form.formState.isDirty, draft.clear)
  return (
    <>
      <h1>フォームの見本</h1>
      <p>
        <a href={link('top')}>トップページへ</a>
      </p>
      <DraftNote {...draft} />
      <Form
        form={form}
        onSubmit={async (values) => {
          tries.current += 1
          await answerSample(values)
          setMessage(
            `${tries.current}回目で受け付けました：${values.name}／${values.code}／${values.startsAt}`,
          )
        }}
        onConflict={() => setMessage('呼び出し元に渡しました')}
      >
        <SampleFields />
        <RadioField name="outcome" label="送信の結果" choices={OUTCOMES} />
        <FormButtons>
          <SubmitButton busyText="保存しています">保存する</SubmitButton>
          <Button onClick={() => form.reset()}>元に戻す</Button>
        </FormButtons>
      </Form>
      <p>
        <output>{message}</output>
      </p>
      {isWriting ? <BodySample /> : <Button onClick={() => setWriting(true)}>本文の見本を開く</Button>}
    </>
  )
}
