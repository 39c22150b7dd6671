import type { EditorProps } from 'prosemirror-view'

export const clipboardProps: Partial<EditorProps> = {}
