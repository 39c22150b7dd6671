import { isUnknownBlock } from '#domain/manuscript/unknown-block.ts'
import styles from './Atom.module.css'

const typeOf = (raw: unknown): string => {
  const type = (raw as { type?: unknown } | null)?.type
  return typeof type === 'string' ? type : '種類なし'
}

/** A block of an unknown type: shown as raw data, read-only. */
export function UnknownBlock({ raw, isSelected }: { raw: unknown; isSelected: boolean }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: part of a text, not a fieldset
    <div
      className={`${styles.atom} relative cursor-default outline-2 -outline-offset-2 outline-transparent hover:outline-rule-strong data-selected:outline-ai grid gap-4 border border-dashed border-edge border-kohaku bg-kohaku-wash p-24`}
      role="group"
      aria-label={`編集できないブロック：${typeOf(raw)}`}
      data-selected={isSelected || undefined}
    >
      <p className="font-mincho font-semibold">編集できないブロック（{typeOf(raw)}）</p>
      <p className="text-13 text-usuzumi">
        {isUnknownBlock(raw)
          ? 'この編集画面がまだ知らない種類です。内容はそのまま残します。移動と削除はできますが、残したままでは公開できません。'
          : 'この画面では読み取れない形です。内容はそのまま残します。移動と削除はできます。'}
      </p>
      <pre className="mt-8 max-h-[8rem] overflow-hidden text-12 leading-[1.5] whitespace-pre-wrap" inert>
        {JSON.stringify(raw, null, 2)?.slice(0, 400)}
      </pre>
    </div>
  )
}
