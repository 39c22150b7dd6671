import type { ContentKind } from '#domain/content/kind.ts'
import { CONTENT_KINDS } from '#domain/content/kind.ts'
import type { ContentRef } from '#domain/content/ref.ts'
import { Button } from '#renderer/form/Button.tsx'
import type { PickedContent } from '../picked-content.ts'
import { usePickers } from '../pickers-context.ts'
import { PickedName } from './PickedName.tsx'

type Props = {
  value: ContentRef | null
  kinds: readonly ContentKind[]
  /** `null` removes it, where allowed. */
  onChange: (picked: PickedContent | null) => void
  required?: boolean
}

/** A reference to one content. */
export function RefField({ value, kinds, onChange, required = false }: Props) {
  const { pickContent } = usePickers()
  const pick = async () => {
    const picked = await pickContent(kinds)
    if (picked) onChange(picked)
  }
  return (
    <div className="flex flex-wrap items-center gap-x-16 gap-y-8 [&_img]:h-auto [&_img]:w-[9rem]">
      <span className="grid min-w-[8rem] flex-1 text-15 leading-[1.5]">
        <span className="text-13 text-usuzumi">{value ? CONTENT_KINDS[value.kind].label : 'リンク先'}</span>
        {value ? <PickedName content={value} /> : '選ばれていません'}
      </span>
      <Button onClick={pick}>{value ? '選びなおす' : 'サイトの中から選ぶ'}</Button>
      {value && !required && (
        <Button variant="quiet" onClick={() => onChange(null)}>
          リンクを外す
        </Button>
      )}
    </div>
  )
}
