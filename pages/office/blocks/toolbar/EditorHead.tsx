import { useRef } from 'react'
import { FindPanel } from '../find/FindPanel.tsx'
import styles from './Toolbar.module.css'
import { Toolbar } from './Toolbar.tsx'
import { useVisualViewportTop } from './useVisualViewportTop.ts'

/** What stays in view above the text: the tools, and the search while it is open. */
export function EditorHead() {
  const head = useRef<HTMLDivElement>(null)
  useVisualViewportTop(head)
  return (
    <div className={styles.head} ref={head} data-editor-head="">
      <Toolbar />
      <FindPanel />
    </div>
  )
}
