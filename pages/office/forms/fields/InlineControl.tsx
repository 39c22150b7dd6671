import { type RefObject, useRef, useState } from 'react'
import type { TextRun } from '#domain/blocks/inline.ts'
import fields from '#renderer/form/Field.module.css'
import { FieldError, FieldHint, RequiredMark } from '#renderer/form/Field.tsx'
import styles from './Inline.module.css'
import { openLinkDialog, openRubyDialog, toggle } from './inline-commands.ts'
import { useControl } from './useControl.ts'
import { type InlineView, useInlineView } from './useInlineView.ts'

/** Marked text without blocks: bold, marker, strike, link, ruby, and line breaks. */
export function InlineControl({ name }: { name: string }) {
  const { value, onChange, onBlur, isRequired, config, ids, aria } = useControl<readonly TextRun[]>(name)
  const place = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<ReadonlySet<string>>(new Set())
  const view = useInlineView(place, {
    runs: value ?? [],
    onChange,
    onBlur,
    onMarks: setActive,
    attributes: {
      'aria-labelledby': ids.id,
      ...(aria['aria-describedby'] && { 'aria-describedby': aria['aria-describedby'] }),
      ...(ids.error && { 'aria-invalid': 'true' }),
    },
  })
  return (
    <div className={fields.field} data-field="" data-path={name}>
      <div className={fields.head}>
        <span className={fields.label} id={ids.id}>
          {config.label}
        </span>
        {isRequired && <RequiredMark />}
      </div>
      {config.hint && <FieldHint id={ids.hintId}>{config.hint}</FieldHint>}
      <Tools view={view} active={active} label={config.label} />
      <div className={styles.surface} data-wrong={ids.error ? '' : undefined} ref={place} />
      {ids.error && <FieldError id={ids.errorId}>{ids.error}</FieldError>}
    </div>
  )
}

type ToolsProps = { view: RefObject<InlineView | null>; active: ReadonlySet<string>; label: string }

const TOOLS = [
  { mark: 'bold', label: '太字', run: toggle('bold') },
  { mark: 'marker', label: 'マーカー', run: toggle('marker') },
  { mark: 'strike', label: '取り消し', run: toggle('strike') },
  { mark: 'link', label: 'リンク', run: openLinkDialog },
  { mark: 'ruby', label: 'ルビ', run: openRubyDialog },
] as const

const Tools = ({ view, active, label }: ToolsProps) => (
  <div className="flex flex-wrap gap-4" role="toolbar" aria-label={`${label}の書式`}>
    {TOOLS.map((tool) => (
      <button
        className={styles.tool}
        key={tool.mark}
        type="button"
        aria-pressed={active.has(tool.mark)}
        // Keeps the text selection.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => view.current && tool.run(view.current)}
      >
        {tool.label}
      </button>
    ))}
  </div>
)
