import { toggleMark } from 'prosemirror-commands'
import type { EditorView } from 'prosemirror-view'
import { openDialog } from '#renderer/shell/messages/dialogs.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { rubyMark } from '../../blocks/model/inline-text.ts'
import type { SimpleMark } from '../../blocks/model/marks.ts'
import { isSafeHref } from '../../blocks/model/safe-href.ts'
import { schema } from '../../blocks/model/schema.ts'

type Command = (view: EditorView) => void

export const toggle =
  (mark: SimpleMark): Command =>
  (view) => {
    toggleMark(schema.marks[mark])(view.state, view.dispatch)
    view.focus()
  }

/** Links and ruby require selected text. */
const onSelectedText =
  (mark: 'link' | 'ruby', show: (view: EditorView, from: number, to: number) => void): Command =>
  (view) => {
    const { from, to, empty } = view.state.selection
    if (!empty && view.state.doc.rangeHasMark(from, to, schema.marks[mark])) {
      view.dispatch(view.state.tr.removeMark(from, to, schema.marks[mark]))
      return view.focus()
    }
    if (empty) return void notify({ description: '先に文字を選んでください。' })
    show(view, from, to)
  }

export const openLinkDialog: Command = onSelectedText('link', (view, from, to) => {
  openDialog({
    displayType: 'confirmForm',
    text: 'リンク先',
    acceptText: 'リンクにする',
    acceptColor: 'info',
    fields: [{ name: 'href', label: 'URL', type: 'text', value: '', placeholder: 'https://' }],
    onValidate: (values): Record<string, string> =>
      isSafeHref(values.href ?? '')
        ? {}
        : { href: '/ からはじまるこのサイトのページか、https:// からはじまるURLを入力してください。' },
    onAccept: (values) => {
      view.dispatch(view.state.tr.addMark(from, to, schema.marks.link.create({ href: values.href })))
      setTimeout(() => view.focus())
      return true
    },
  })
})

export const openRubyDialog: Command = onSelectedText('ruby', (view, from, to) => {
  openDialog({
    displayType: 'confirmForm',
    text: `「${view.state.doc.textBetween(from, to)}」のよみ`,
    acceptText: 'ルビを付ける',
    acceptColor: 'info',
    fields: [{ name: 'text', label: 'よみ', type: 'text', value: '' }],
    onValidate: (values): Record<string, string> =>
      values.text?.trim() && values.text.length <= 60 ? {} : { text: '60文字以内で入力してください。' },
    onAccept: (values) => {
      view.dispatch(view.state.tr.addMark(from, to, rubyMark((values.text ?? '').trim())))
      setTimeout(() => view.focus())
      return true
    },
  })
})
