import { CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts'
import { Button } from '#renderer/form/Button.tsx'
import { EmptyNote } from '#renderer/ui/EmptyNote.tsx'
import { type Conditions, conditionsOf, isNarrowed } from './conditions.ts'

type Props = {
  kind: ContentKind
  mayCreate: boolean
  conditions: Conditions
  onConditions: (next: Conditions) => void
}

/** Nothing fits, or there is nothing yet; and what can be done about it. */
export const EmptyList = ({ kind, mayCreate, conditions, onConditions }: Props) => (
  <EmptyNote>
    {isNarrowed(conditions) ? (
      <>
        <p>条件に合う{CONTENT_KINDS[kind].label}はありません。</p>
        <Button onClick={() => onConditions(conditionsOf(''))}>条件をすべて外す</Button>
      </>
    ) : (
      <p>
        {CONTENT_KINDS[kind].label}の原稿はまだありません。
        {mayCreate && `「新しい${CONTENT_KINDS[kind].label}」から書き始められます。`}
      </p>
    )}
  </EmptyNote>
)
