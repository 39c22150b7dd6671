import {
  type Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Scalar,
  stringify,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { isEqual } from '../json/is-equal.ts'
import type { Report } from './problem.ts'

/** Deeper values are cut when they are read from the database (worker/db/stored-json.ts). */
const MAX_LEVELS = 31

/** No line is folded, so that a changed word changes one line. */
const PLAIN = { lineWidth: 0, aliasDuplicateObjects: false } as const
/** A text on one line, whatever is in it. */
const ON_ONE_LINE = {
  ...PLAIN,
  blockQuote: false,
  // Single quotes cannot have a line break as `\n`.
  singleQuote: false,
  doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
} as const
const QUOTED = {
  ...ON_ONE_LINE,
  defaultStringType: 'QUOTE_DOUBLE',
  defaultKeyType: 'QUOTE_DOUBLE',
  doubleQuotedAsJSON: true,
} as const

const isReadBack = (text: string, value: unknown): boolean => {
  const read = readYaml(text, 1, () => {})
  return read !== null && isEqual(read.value, value)
}

/**
 * A JSON value as YAML that `readYaml` reads back unchanged. Texts that YAML would change (control characters, white space
 * at their ends) are quoted. `onOneLine`: texts with line breaks, too.
 */
export function writeYaml(value: unknown, { onOneLine = false } = {}): string {
  const text = stringify(value, onOneLine ? ON_ONE_LINE : PLAIN)
  return isReadBack(text, value) ? text : stringify(value, QUOTED)
}

type Path = readonly PropertyKey[]

/** A value, and the line of a part of it; that of the nearest part around it where there is none. */
export type ReadYaml = { value: unknown; lineOf: (path: Path) => number }

const TOO_DEEP = `入れ子が深すぎます（${MAX_LEVELS}段まで）。`
const MESSAGES: Record<string, string> = {
  RESOURCE_EXHAUSTION: TOO_DEEP,
  TAB_AS_INDENT: '行のはじめの字下げには、タブではなく空白を使ってください。',
  BAD_INDENT: '字下げがそろっていません。',
  MULTIPLE_DOCS: '「---」で区切られた2つめの部分は読めません。',
}
const otherMessage = (code: string): string => MESSAGES[code] ?? `YAMLとして読めません（${code}）。`

type Place = (node: unknown) => number

/** Refuses what JSON does not have: it could make a small file large, or change what objects inherit. */
function refuseOddParts(document: Document, at: Place, report: Report): void {
  const refuseProperties = (node: Scalar | YAMLMap | YAMLSeq) => {
    if (node.anchor) report(at(node), '目印（&）は使えません。')
    if (node.tag) report(at(node), '型の指定（!）は使えません。')
  }
  visit(document, {
    Alias: (_, node) => report(at(node), '別名（*）は使えません。同じ内容をもう一度書いてください。'),
    Scalar: (_, node) => {
      refuseProperties(node)
      if (typeof node.value === 'number' && !Number.isFinite(node.value))
        report(at(node), '数として扱えない値です。')
    },
    Collection: (_, node, path) => {
      refuseProperties(node)
      if (path.filter((part) => !isPair(part)).length > MAX_LEVELS) {
        report(at(node), TOO_DEEP)
        return visit.BREAK
      }
      const names = new Set<string>()
      for (const { key } of isMap(node) ? node.items : []) {
        const name = isScalar(key) ? String(key.value) : null
        if (name === null || name === '__proto__') report(at(key), 'この項目の名前は使えません。')
        else if (names.has(name)) report(at(key), `項目「${name}」が2つあります。`)
        else names.add(name)
      }
    },
  })
}

/** The part of a node, and where it begins. */
function partOf(node: unknown, key: PropertyKey): { begin: unknown; value: unknown } | null {
  if (isMap(node)) {
    const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key))
    return pair ? { begin: pair.key, value: pair.value } : null
  }
  const item = isSeq(node) ? node.items[Number(key)] : undefined
  return item === undefined ? null : { begin: item, value: item }
}

/**
 * Reads YAML that has nothing that JSON does not have: no aliases, anchors, tags or repeated keys. `null` when something was
 * reported. Lines count from `firstLine`.
 */
export function readYaml(text: string, firstLine: number, report: Report): ReadYaml | null {
  let isFine = true
  const refuse: Report = (line, message) => {
    isFine = false
    report(line, message)
  }
  const counter = new LineCounter()
  const lineAt = (offset: number) => firstLine + Math.max(0, counter.linePos(offset).line - 1)
  const at: Place = (node) => (isNode(node) && node.range ? lineAt(node.range[0]) : firstLine)
  try {
    const document = parseDocument(text, {
      lineCounter: counter,
      prettyErrors: false,
      // Compares each key with all others; refuseOddParts does not.
      uniqueKeys: false,
      logLevel: 'silent',
      version: '1.2',
      schema: 'core',
    })
    // The others follow from the first.
    const [error] = document.errors
    if (error) refuse(lineAt(error.pos[0]), otherMessage(error.code))
    if (isFine) refuseOddParts(document, at, refuse)
    if (!isFine) return null
    const lineOf = (path: Path): number => {
      let line = firstLine
      let node: unknown = document.contents
      for (const key of path) {
        const part = partOf(node, key)
        if (!part) break
        line = at(part.begin)
        node = part.value
      }
      return line
    }
    return { value: document.toJS({ maxAliasCount: 0 }), lineOf }
  } catch (error) {
    // Levels beyond what the parser can descend.
    if (!(error instanceof RangeError)) throw error
    report(firstLine, TOO_DEEP)
    return null
  }
}
