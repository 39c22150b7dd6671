import { useState } from 'react'
import { CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts'
import { Button } from '#renderer/form/Button.tsx'
import { messageText } from '#renderer/shell/errors/errors.ts'
import type { PickedContent } from '../blocks/picked-content.ts'
import { createContent } from './content-calls.ts'

type Props = { kind: ContentKind; name: string; onCreated: (picked: PickedContent) => void }

/** Creates a draft with a name and selects it. */
export function CreateContent({ kind, name, onCreated }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const { label } = CONTENT_KINDS[kind]
  const create = async () => {
    setBusy(true)
    setRefusal('')
    try {
      onCreated(await createContent(kind, name))
    } catch (error) {
      setRefusal(messageText(error))
    }
    setBusy(false)
  }
  return (
    <div className="border-t border-rule pt-12">
      <Button disabled={isBusy} onClick={create}>
        「{name}」の{label}を下書きで作る
      </Button>
      <p className="text-13 text-shu-text" role="alert">
        {refusal}
      </p>
    </div>
  )
}
