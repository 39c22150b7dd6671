import { useState } from 'react'
import type { IssueInput, IssuePreview } from '#domain/newsletter/issue.ts'
import type { Identifier } from '#domain/text/identifier.ts'
import { Button } from '#renderer/form/Button.tsx'
import { useAction } from '#renderer/form/useAction.ts'
import { previewNewsletter } from './calls.ts'
import { MailFrame } from './MailFrame.tsx'

type Props = {
  id: Identifier | null
  /** What is to be shown; `null` while it is incomplete. */
  contentNow: () => IssueInput | null
}

const INCOMPLETE = '件名と、はじめの文章を書いてください。'

/** How an issue looks as a mail, and as text for mail programs that show no HTML. */
export function IssueView({ id, contentNow }: Props) {
  const [shown, setShown] = useState<IssuePreview | null>(null)
  const [isIncomplete, setIncomplete] = useState(false)
  const { isBusy, problem, run } = useAction()
  const show = () => {
    const content = contentNow()
    setIncomplete(!content)
    if (content) void run(async () => setShown(await previewNewsletter(id, content)))
  }
  return (
    <section className="grid grid-cols-1 gap-16 border-t border-rule pt-24" aria-labelledby="issue-view">
      <h2 className="text-18" id="issue-view">
        見た目
      </h2>
      <div className="flex flex-wrap items-center gap-x-16 gap-y-8">
        <Button aria-disabled={isBusy || undefined} onClick={show}>
          {shown ? '見た目を新しくする' : '見た目を確かめる'}
        </Button>
        <p className="text-13 text-usuzumi" role="status">
          {isBusy ? '読み込んでいます。' : isIncomplete ? INCOMPLETE : ''}
        </p>
      </div>
      <p className="text-shu-text empty:hidden" role="alert">
        {problem}
      </p>
      {shown && (
        <>
          {shown.missing.length > 0 && (
            <p className="border-s-4 border-kohaku bg-surface px-12 py-8 text-15">
              公開されていないページが{shown.missing.length}件あります。載らないので、このままでは送れません。
            </p>
          )}
          <MailFrame html={shown.html} />
          <details>
            <summary className="min-h-tap cursor-pointer py-8">文字だけのメール</summary>
            <pre className="overflow-x-auto border border-rule bg-surface p-16 text-13 whitespace-pre-wrap wrap-anywhere">
              {shown.text}
            </pre>
          </details>
        </>
      )}
    </section>
  )
}
