import type { Node } from 'prosemirror-model'
import type { ContentRef } from '#domain/content/ref.ts'
import { PickedName } from '../forms/PickedName.tsx'
import { BLOCK_KINDS } from '../kinds/block-kinds.ts'
import { labelOfNode, summaryOfAtom } from '../model/node-labels.ts'

type Props = {
  node: Node
  /** References that are not public, if the block is otherwise complete. */
  missing: readonly ContentRef[]
}

/** Placeholder for a block that cannot be shown to readers yet. */
export function Unfinished({ node, missing }: Props) {
  const hint = BLOCK_KINDS.find(({ type }) => type === node.attrs.type)?.hint
  const summary = summaryOfAtom(node)
  return (
    <div className="grid gap-4 border border-dashed border-edge bg-surface p-24">
      <p className="font-mincho font-semibold">{labelOfNode(node)}</p>
      {summary && <p>{summary}</p>}
      {missing.map((content) => (
        <p key={content.id}>
          <PickedName content={content} />
        </p>
      ))}
      <p className="text-13 text-usuzumi">
        {missing.length > 0
          ? 'まだ公開されていません。公開されるまで、読む人には表示されません。'
          : `${hint ?? ''}まだ入力が終わっていません。`}
      </p>
    </div>
  )
}
