import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** Attributes from which a browser loads or navigates. */
const ADDRESSES = new Set(
  'action background cite classid code codebase data formaction href icon longdesc manifest ping poster profile src srcset to usemap values xlink:href'.split(
    ' ',
  ),
)
const RUNS = /^\s*(javascript|vbscript|livescript|data:(?!image\/(png|jpeg|webp|svg\+xml;base64)))/i

/** Whether an address, or one of a list of addresses, leads to a foreign host. Query strings are ignored. */
const leadsAstray = (value: string): boolean =>
  value.split(/[\s,]+/).some((part) => {
    const base = 'https://page.invalid/'
    return URL.canParse(part, base) && new URL(part, base).hostname === 'hostile.invalid'
  })

const isData = ({ attrs }: Element): boolean =>
  attrs.some(
    ({ name, value }) => name === 'type' && /^(application\/(ld\+)?json|speculationrules)$/.test(value),
  )

const nameOf = ({ prefix, name }: Element['attrs'][number]): string => (prefix ? `${prefix}:${name}` : name)

/** The parts of an element that a browser would run, load or obey. */
function activeContentIn(element: Element): string[] {
  const { tagName, attrs } = element
  const found = attrs.flatMap((attribute) => {
    const name = nameOf(attribute)
    const { value } = attribute
    if (name.startsWith('on') || name === 'srcdoc') return name
    if (name === 'style' && /hostile/i.test(value)) return name
    if (ADDRESSES.has(name) && (RUNS.test(value) || leadsAstray(value))) return name
    return name === 'http-equiv' && value.toLowerCase() === 'refresh' ? name : []
  })
  const text = 'childNodes' in element ? element.childNodes : []
  const visibleText = text.map((child) => ('value' in child ? child.value : '')).join('')
  const isScript = tagName === 'script' && !isData(element) && /hostile/.test(visibleText)
  const isStyle = tagName === 'style' && /hostile|display:none!important/.test(visibleText)
  return [...found, ...(isScript || isStyle ? ['text'] : [])].map((what) => `${tagName} ${what}`)
}

const childrenOf = (node: Node): Node[] => [
  ...('childNodes' in node ? node.childNodes : []),
  // A template holds a document of its own.
  ...('content' in node ? [node.content] : []),
]

function* elementsOf(node: Node): Generator<Element> {
  if ('tagName' in node) yield node
  for (const child of childrenOf(node)) yield* elementsOf(child)
}

type ReadPage = {
  /** Active content that should have stayed text. */
  active: string[]
  /** Every element with each of its attributes: the structure of the page. */
  built: Set<string>
  /** All text that people read or hear, and the texts of attributes. */
  visibleText: string
  /** The texts of scripts that hold data. */
  data: string[]
}

/** Reads a document as browsers do, by the same rules (https://html.spec.whatwg.org/#parsing), and runs nothing of it. */
export function readPage(html: string): ReadPage {
  const page: ReadPage = { active: [], built: new Set(), visibleText: '', data: [] }
  const visibleText: string[] = []
  for (const element of elementsOf(parse(html))) {
    page.active.push(...activeContentIn(element))
    page.built.add(element.tagName)
    const text = element.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
    if (element.tagName === 'script' && isData(element)) page.data.push(text)
    visibleText.push(text)
    for (const attribute of element.attrs) {
      page.built.add(`${element.tagName} ${nameOf(attribute)}`)
      visibleText.push(attribute.value)
    }
  }
  return { ...page, visibleText: visibleText.join('\n') }
}
