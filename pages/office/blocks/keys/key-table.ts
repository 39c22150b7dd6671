/** Keys by what they do, as ProseMirror names them: `Mod` is Ctrl, on a Mac Command. */
type KeyEntry = { keys: readonly string[]; does: string; group: BodyKeyGroup }

const BODY_KEY_GROUPS = ['文字', 'ブロック', '一覧と表', '本文をさがす', '移る・戻す'] as const
type BodyKeyGroup = (typeof BODY_KEY_GROUPS)[number]

/**
 * All keys of the body editor. They are bound from here (keys.ts, block-keys.ts), and the help is made of this table; a key that
 * is missing here does not exist.
 */
export const BODY_KEYS = {
  bold: { group: '文字', keys: ['Mod-b'], does: '太字' },
  marker: { group: '文字', keys: ['Mod-Shift-h'], does: 'マーカー' },
  strike: { group: '文字', keys: ['Mod-Shift-x'], does: '取り消し線' },
  link: { group: '文字', keys: ['Mod-k'], does: 'リンク' },
  ruby: { group: '文字', keys: ['Alt-r'], does: 'ルビ' },
  note: { group: '文字', keys: ['Alt-n'], does: '注と出典（注のとなりでは、その注を開く）' },
  lineBreak: { group: '文字', keys: ['Shift-Enter'], does: '段落のなかで改行する' },
  enter: {
    group: 'ブロック',
    keys: ['Enter'],
    does: '次の段落や項目へ（選んだ画像やカードの下では、新しい行を作る）',
  },
  lineBelow: { group: 'ブロック', keys: ['Mod-Enter'], does: 'ブロックの下に、新しい行を作る' },
  moveUp: { group: 'ブロック', keys: ['Alt-ArrowUp'], does: 'ブロックを上へ移す' },
  moveDown: { group: 'ブロック', keys: ['Alt-ArrowDown'], does: 'ブロックを下へ移す' },
  duplicate: { group: 'ブロック', keys: ['Mod-Shift-d'], does: 'ブロックを複製する' },
  remove: { group: 'ブロック', keys: ['Mod-Shift-Backspace'], does: 'ブロックを削除する' },
  edit: { group: 'ブロック', keys: ['F2'], does: '選んだ画像やカードなどの内容を編集する' },
  deeper: { group: '一覧と表', keys: ['Tab'], does: '一覧の項目を一段深くする（表では、次の欄へ）' },
  shallower: { group: '一覧と表', keys: ['Shift-Tab'], does: '一覧の項目を一段浅くする（表では、前の欄へ）' },
  find: { group: '本文をさがす', keys: ['Mod-f'], does: '本文のなかをさがす' },
  replace: { group: '本文をさがす', keys: ['Mod-h', 'Mod-Alt-f'], does: '言葉を置きかえる' },
  nextHit: { group: '本文をさがす', keys: ['F3', 'Mod-g'], does: '次の言葉へ（さがす欄では Enter）' },
  previousHit: {
    group: '本文をさがす',
    keys: ['Shift-F3', 'Shift-Mod-g'],
    does: '前の言葉へ（さがす欄では Shift+Enter）',
  },
  undo: { group: '移る・戻す', keys: ['Mod-z'], does: '元に戻す' },
  redo: { group: '移る・戻す', keys: ['Shift-Mod-z', 'Mod-y'], does: 'やり直す' },
  backspace: {
    group: '移る・戻す',
    keys: ['Backspace', 'Mod-Backspace', 'Shift-Backspace'],
    does: '消す（書きかたで変わった直後は、打ったとおりの文字に戻す）',
  },
  delete: { group: '移る・戻す', keys: ['Delete'], does: '後ろの文字を消す' },
  tools: { group: '移る・戻す', keys: ['Alt-F10'], does: '道具の並びへ（Escで本文へ戻る）' },
  help: { group: '移る・戻す', keys: ['Mod-/'], does: 'この一覧を開く' },
} as const satisfies Record<string, KeyEntry>

export type BodyKey = keyof typeof BODY_KEYS

/** Commands under the keys of the table. */
export const bound = <Bound>(commands: Partial<Record<BodyKey, Bound>>): Record<string, Bound> =>
  Object.fromEntries(
    (Object.keys(commands) as BodyKey[]).flatMap((name) => {
      const command = commands[name]
      return command ? BODY_KEYS[name].keys.map((key) => [key, command] as const) : []
    }),
  )

type Typed = { signs: RegExp; shown: string; does: string }

/**
 * What becomes something else as it is typed: `signs` ends at the caret. The beginnings of a line work in an empty paragraph,
 * and are typed with Japanese input methods too.
 */
export const TYPED = {
  heading2: { signs: /^(?:##|＃＃)[ 　]$/, shown: '## と空白', does: '大見出し' },
  heading3: { signs: /^(?:###|＃＃＃)[ 　]$/, shown: '### と空白', does: '小見出し' },
  bullets: { signs: /^(?:[-*+]|・)[ 　]$/, shown: '- と空白', does: '箇条書き' },
  numbers: { signs: /^[1１][.．)）][ 　]$/, shown: '1. と空白', does: '番号つきの一覧' },
  quote: { signs: /^[>＞][ 　]$/, shown: '> と空白', does: '引用' },
  divider: { signs: /^(---|ーーー|―――)$/, shown: '---', does: '区切り線' },
  bold: { signs: /\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, shown: '**太字**', does: '太字' },
  strike: { signs: /~~([^~\s](?:[^~]*[^~\s])?)~~$/, shown: '~~取り消し~~', does: '取り消し線' },
  link: { signs: /\[([^[\]]+)\]\(([^()\s]+)\)$/, shown: '[文字](アドレス)', does: 'リンク' },
  ruby: {
    // As in Aozora Bunko and many editors; without the bar, the preceding kanji.
    signs: /(?:[｜|]([^｜|《》]{1,60})|([\p{Script=Han}々〆ヶ]{1,60}))《([^《》]{1,60})》$/u,
    shown: '｜漢字《かんじ》',
    does: 'ルビ',
  },
  slash: { signs: /^[/／]([^\s/／]{0,20})$/, shown: '/', does: '空の行で、ブロックを選ぶ' },
} as const satisfies Record<string, Typed>

/** `Mod-Shift-h` as it is on a keyboard: `Ctrl+Shift+H`. */
const shownKey = (key: string): string =>
  key
    .replace('Shift-Mod-', 'Mod-Shift-')
    .split('-')
    .map((part) => SHOWN[part] ?? (part.length === 1 ? part.toUpperCase() : part))
    .join('+')
const SHOWN: Readonly<Record<string, string>> = { Mod: 'Ctrl', ArrowUp: '↑', ArrowDown: '↓' }

/** The keys of a command in the tooltip of its button: 「（Ctrl+B）」. */
export const keyHint = (name: BodyKey): string => `（${shownKey(BODY_KEYS[name].keys[0])}）`

type HelpGroup = { label: string; keys: { pressed: readonly string[]; does: string }[] }

/** The whole table for the help. */
export const BODY_KEY_HELP: readonly HelpGroup[] = [
  ...BODY_KEY_GROUPS.map((label) => ({
    label,
    keys: Object.values(BODY_KEYS)
      .filter(({ group }) => group === label)
      .map(({ keys, does }) => ({ pressed: keys.map(shownKey), does })),
  })),
  {
    label: '打つと変わるもの',
    keys: Object.values(TYPED).map(({ shown, does }) => ({ pressed: [shown], does })),
  },
]
