import { EditorDialog } from './EditorDialog.tsx'

const KEYS: readonly [keys: string, description: string][] = [
  ['/', '空の行で、ブロックを選ぶ'],
  ['Ctrl+Enter', 'ブロックの下に、新しい行を作る'],
  ['Alt+F10', '道具の並びへ（Escで本文へ戻る）'],
  ['Alt+↑ / Alt+↓', 'ブロックを上・下へ移す'],
  ['Ctrl+Shift+D', 'ブロックを複製する'],
  ['Ctrl+Shift+Backspace', 'ブロックを削除する'],
  ['Enter', '選んだ画像やカードなどの下に、新しい行を作る'],
  ['F2', '選んだ画像やカードなどの内容を編集する'],
  ['Ctrl+B', '太字'],
  ['Ctrl+Shift+H', 'マーカー'],
  ['Ctrl+K', 'リンク'],
  ['Alt+R', 'ルビ'],
  ['Alt+N', '注と出典（注のとなりでは、その注を開く）'],
  ['Ctrl+Z / Ctrl+Shift+Z', '元に戻す・やり直す'],
  ['## と空白、### と空白', '大見出し・小見出し'],
  ['- と空白、1. と空白', '箇条書き・番号つきの一覧'],
  ['> と空白、---', '引用・区切り線'],
  ['｜漢字《かんじ》', 'ルビ'],
  ['**太字**', '太字'],
]

/** Keyboard shortcuts. */
export const KeysDialog = ({ onClose }: { onClose: () => void }) => (
  <EditorDialog title="キーボードの使いかた" onClose={onClose}>
    <p>Macでは、CtrlのかわりにCommandを使います。</p>
    <dl className="grid">
      {KEYS.map(([keys, description]) => (
        <div
          key={keys}
          className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-12 border-b border-rule py-8 text-15 leading-[1.5] [&_kbd]:font-gothic [&_kbd]:font-semibold"
        >
          <dt>
            <kbd>{keys}</kbd>
          </dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  </EditorDialog>
)
