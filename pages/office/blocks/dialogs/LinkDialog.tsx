import { useState } from 'react'
import { PAGE_KINDS } from '#domain/content/kind-lists.ts'
import { Button } from '#renderer/form/Button.tsx'
import { closeDialog } from '#renderer/ui/close-dialog.ts'
import { NewTabNote } from '#renderer/ui/NewTabNote.tsx'
import { useEditor } from '../editor-store.ts'
import { TextBox } from '../forms/fields.tsx'
import { normalHref } from '../links/link-address.ts'
import { useLinkCheck } from '../links/useLinkCheck.ts'
import { markedAt, rangeFor, setLink } from '../model/marks.ts'
import { usePickers } from '../pickers-context.ts'
import { EditorDialog } from './EditorDialog.tsx'

/** Sets the link of the selected text. The URL is checked while typing. */
export function LinkDialog({ onClose }: { onClose: () => void }) {
  const { view } = useEditor()
  const { pickContent } = usePickers()
  const [range] = useState(() => rangeFor(view.state, 'link'))
  const [old] = useState(() => markedAt(view.state, 'link'))
  const [text, setText] = useState(range?.text ?? '')
  const [typed, setTyped] = useState<string>(old?.mark.attrs.href ?? '')
  const href = normalHref(typed, location.origin)
  const check = useLinkCheck(href)
  const pick = async () => {
    const picked = await pickContent(PAGE_KINDS)
    if (!picked?.href) return
    setTyped(picked.href)
    if (!text) setText(picked.title)
  }
  if (!range) return null
  const put = (address: string) => {
    view.dispatch(setLink(view.state, range, text, address))
    view.focus()
  }
  const isRefused = check.tone === 'refused' || href === '' || (range.from === range.to && !text)
  return (
    <EditorDialog
      title="リンク"
      onClose={onClose}
      onAccept={() => put(href)}
      acceptText="設定する"
      isRefused={isRefused}
      isFilled={text !== range.text || typed !== (old?.mark.attrs.href ?? '')}
      buttons={old && <RemoveButton onRemove={() => put('')}>リンクを外す</RemoveButton>}
    >
      {range.from === range.to && <TextBox label="文字" value={text} onChange={setText} />}
      <TextBox
        label="アドレス"
        hint="このサイトのページは「/」から、ほかのサイトは「https://」から。メールは「mailto:」、電話は「tel:」です。"
        value={typed}
        error={check.tone === 'refused' ? check.message : undefined}
        onChange={setTyped}
      />
      <div className="flex flex-wrap items-center gap-x-16 gap-y-8 [&_img]:h-auto [&_img]:w-[9rem]">
        <Button onClick={pick}>サイトの中から選ぶ</Button>
        {href && check.tone !== 'refused' && (
          <a href={href} target="_blank" rel="noopener noreferrer">
            開いて確かめる
            <NewTabNote />
          </a>
        )}
      </div>
      <p
        className="text-15 leading-[1.6] data-[tone=bad]:text-shu-text data-[tone=good]:text-koke"
        role="status"
        data-tone={check.tone}
      >
        {check.tone !== 'refused' && check.message}
      </p>
    </EditorDialog>
  )
}

/** Closes the dialog, then removes. */
export const RemoveButton = ({ onRemove, children }: { onRemove: () => void; children: string }) => (
  <Button
    variant="quiet"
    onClick={({ currentTarget }) => closeDialog(currentTarget.closest('dialog'), onRemove)}
  >
    {children}
  </Button>
)
